import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { changingTextAlone } from './build/eslint/changing-text-alone.js'

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'screenshots', 'playwright-report', 'test-results'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Config functions are declared as methods only for their variance. None of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `void` marks a promise whose rejection is handled where it is created.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.name='Date'][arguments.0.type='Literal'][arguments.0.value=/^\\d{4}-\\d{2}-\\d{2}$/]",
          message: 'A calendar day is not an instant: use src/engine/calendar-day.ts.',
        },
        {
          selector: 'JSXOpeningElement[name.name=/^(details|summary)$/]',
          message: 'Use src/engine/ui/Disclosure.tsx: its closed content prints and can be found.',
        },
        {
          selector:
            "CallExpression[arguments.length=1][callee.object.name='vi'][callee.property.name='waitFor']",
          message: 'Too short for a busy machine: use tests/support/eventually.ts.',
        },
      ],
    },
  },
  {
    // Its rules compile a file, which takes long. Only these can have a component or a hook.
    files: ['src/{app,engine,screens}/**/*.{ts,tsx}', '**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { own: { rules: { 'changing-text-alone': changingTextAlone } } },
    rules: { 'own/changing-text-alone': 'error' },
  },
)
