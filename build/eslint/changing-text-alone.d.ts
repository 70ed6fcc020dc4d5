import type { Rule } from 'eslint'

export declare const changingTextAlone: Rule.RuleModule
