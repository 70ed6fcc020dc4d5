import { TypeFlags } from 'typescript'

/**
 * Browser translators replace text nodes with elements, and extensions insert nodes. React then updates text
 * nodes that are no longer in the page, and throws if it removes one or inserts a node before one. Only text that
 * is the single child of its element is safe, because React sets the `textContent` of the element.
 *
 * The rule requires that
 * - text that can change is the single child of its element;
 * - no fixed text follows a sibling that can change or appear;
 * - alternatives of the same element type have different keys if one has text beside other children, because React
 *   otherwise reuses the element and updates its text nodes;
 * - a component does not return text.
 *
 * The TypeScript types distinguish text from elements. A `ReactNode` counts as an element.
 * See docs/decisions/0038-translated-pages.md.
 */
export const changingTextAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing:
        'Text that can change must be the only child of its element: use one template string, or a separate <span>. Browser translators replace text nodes.',
      fixed:
        'Text cannot follow a sibling that can change or appear: put the text into a separate element. Browser translators replace text nodes.',
      inFragment:
        'React cannot remove text of a fragment after a browser translator replaced it: put the text into an element.',
      reused:
        'React reuses this element for another of the same type and updates its text nodes, which browser translators replace: give one of the two a key.',
      returned:
        'A component or a fallback cannot return text: put the text into an element. Browser translators replace text nodes.',
    },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const { parserServices, scopeManager } = context.sourceCode
    const inModule = scopeManager.scopes.find(({ type }) => type === 'module')

    /** Whether it is a module constant, an import, or a property of one, so that its text never changes. */
    const isConstant = (expression) =>
      expression.type === 'MemberExpression'
        ? !expression.computed && isConstant(expression.object)
        : expression.type === 'Identifier' &&
          inModule?.set.has(expression.name) &&
          inModule.set
            .get(expression.name)
            .references.some(({ identifier }) => identifier === expression)

    /** Whether a type or a part of a union can render as text, and none as an element. */
    const isTextType = (type) => {
      const parts = type.isUnion() ? type.types : [type]
      const isElement = parts.some(({ flags }) => flags & TypeFlags.Object)
      return !isElement && parts.some(({ flags }) => flags & TEXT)
    }

    const canBeText = (expression) => {
      switch (expression.type) {
        case 'JSXElement':
        case 'JSXFragment':
          return false
        case 'LogicalExpression':
          return (
            canBeText(expression.right) ||
            (expression.operator !== '&&' && canBeText(expression.left))
          )
        case 'ConditionalExpression':
          return canBeText(expression.consequent) || canBeText(expression.alternate)
        default:
          return isTextType(parserServices.getTypeAtLocation(expression))
      }
    }

    const isTextList = (expression) => {
      const type = parserServices.getTypeAtLocation(expression)
      const checker = parserServices.program.getTypeChecker()
      return checker.isArrayType(type) && checker.getTypeArguments(type).some(isTextType)
    }

    const isFixed = (child) => isFixedText(child) || isConstant(child.expression ?? child)

    const hasTextBesideOthers = (children) => children.length > 1 && children.some(isFixed)

    /** Whether React would reuse one element for the other, and update a text node in it. */
    const isReused = (one, other) => {
      if (nameOf(one) !== nameOf(other) || keyOf(one) !== keyOf(other)) return false
      const [those, others] = [childrenOf(one), childrenOf(other)]
      return (
        hasTextBesideOthers(those) ||
        hasTextBesideOthers(others) ||
        those.some((child, at) => canBeReused(child, others[at]))
      )
    }
    const canBeReused = (one, other) =>
      elementsOf(one).some((a) => elementsOf(other).some((b) => isReused(a, b)))

    const returnedBefore = new Map()
    const checkReuse = (node, before, after) => {
      if (before.some((one) => canBeReused(one, after))) {
        context.report({ node, messageId: 'reused' })
      }
    }

    const check = (node) => {
      const children = childrenOf(node)
      const isAlone = node.type === 'JSXElement' && children.length === 1
      let canChangeBefore = false
      for (const child of children) {
        if (isFixed(child)) {
          const messageId = node.type === 'JSXFragment' ? 'inFragment' : canChangeBefore && 'fixed'
          if (messageId) return context.report({ node: child, messageId })
          continue
        }
        if (child.type !== 'JSXExpressionContainer') {
          canChangeBefore ||= isComponent(child)
          continue
        }
        canChangeBefore = true
        const { expression } = child
        if ((!isAlone && canBeText(expression)) || isTextList(expression)) {
          return context.report({ node: child, messageId: 'changing' })
        }
      }
    }

    const checkReturn = (expression) => {
      if (expression && canBeText(expression)) {
        context.report({ node: expression, messageId: 'returned' })
      }
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      JSXAttribute({ name, value }) {
        if (name.name === 'fallback') checkReturn(value?.expression ?? value)
      },
      ConditionalExpression({ consequent, alternate }) {
        checkReuse(alternate, [consequent], alternate)
      },
      ReturnStatement(node) {
        const around = functionAround(node)
        if (isComponentFunction(around)) checkReturn(node.argument)
        const before = returnedBefore.get(around) ?? []
        checkReuse(node, before, node.argument)
        returnedBefore.set(around, [...before, node.argument])
      },
      ArrowFunctionExpression(node) {
        if (node.expression && isComponentFunction(node)) checkReturn(node.body)
      },
    }
  },
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any

/** Whether a child renders nothing: white space with a line break, or a comment. */
const rendersNothing = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() === '' && value.includes('\n')
    : type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression'

const childrenOf = ({ children }) => children.filter((child) => !rendersNothing(child))

/** The elements that a child or an expression can be. */
const elementsOf = (node) => {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [node]
    case 'JSXExpressionContainer':
      return elementsOf(node.expression)
    case 'ConditionalExpression':
      return [...elementsOf(node.consequent), ...elementsOf(node.alternate)]
    case 'LogicalExpression':
      return [...elementsOf(node.left), ...elementsOf(node.right)]
    default:
      return []
  }
}

/** The name as one string. A fragment has none. */
const nameOf = ({ openingElement }) => openingElement && textOf(openingElement.name)
const textOf = ({ name, object, property }) =>
  object ? `${textOf(object)}.${property.name}` : name

const keyOf = ({ openingElement }) => {
  const value = openingElement?.attributes.find(({ name }) => name?.name === 'key')?.value
  return value && (value.value ?? value)
}

const isFixedText = ({ type, expression }) =>
  type === 'JSXText' ||
  (type === 'JSXExpressionContainer' &&
    (expression.type === 'Literal' ||
      (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)))

/** Whether a child is a component or a fragment, which may render something only later. */
const isComponent = ({ openingElement }) =>
  openingElement?.name.type !== 'JSXIdentifier' || /^[A-Z]/.test(openingElement.name.name)

const functionAround = (node) => {
  for (let around = node.parent; around; around = around.parent) {
    if (/Function/.test(around.type)) return around
  }
}

const isComponentFunction = (node) =>
  /^[A-Z][a-z]/.test(
    node?.id?.name ?? (node?.parent.type === 'VariableDeclarator' && node.parent.id.name),
  )
