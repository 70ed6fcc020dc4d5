import { TypeFlags } from 'typescript'

/**
 * A browser's translator replaces text nodes with elements, and extensions insert nodes. React then writes to text
 * nodes that are no longer in the page, and throws when it removes one or inserts before one. Only a text that is the
 * single child of its element is safe, because React sets the element's `textContent`.
 *
 * So a text that can change must be the single child of its element, and no fixed text may follow a sibling that can
 * appear or change. If two elements of one type alternate in a place, one that has text beside other children needs a
 * key. Otherwise React changes one into the other, text by text. Types distinguish text from elements; a `ReactNode`
 * counts as an element. See docs/decisions/0038-translated-pages.md.
 */
export const changingTextAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing:
        'Text that can change must be the only child of its element: use one template string, or a <span> of its own. A translator replaces text nodes.',
      fixed:
        'No text can follow what appears or changes beside it: put the text into an element of its own. A translator replaces text nodes.',
      inFragment:
        'Text in a fragment cannot be removed once a translator has replaced it: put it into an element.',
      takesTurns:
        'It takes turns with an element of the same kind, and has text beside other children: give one of the two a key. React otherwise writes to text nodes or removes them, and a translator replaces text nodes.',
      returned:
        'A component, and what stands in for one, draws its text in an element of its own: React writes to a text node otherwise, and a translator replaces text nodes.',
    },
  },
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const { parserServices, scopeManager } = context.sourceCode
    const inModule = scopeManager.scopes.find(({ type }) => type === 'module')

    /** Whether it is a constant of the module or an import, or a property of one. React never renders it again. */
    const isConstant = (expression) =>
      expression.type === 'MemberExpression'
        ? !expression.computed && isConstant(expression.object)
        : expression.type === 'Identifier' &&
          inModule?.set.has(expression.name) &&
          inModule.set
            .get(expression.name)
            .references.some(({ identifier }) => identifier === expression)

    /** Whether a part of a union renders as text, and none as an element. */
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

    /** Whether React would change one element into the other, and one has text that it would have to change. */
    const isTurnedInto = (one, other) => {
      if (nameOf(one) !== nameOf(other) || keyOf(one) !== keyOf(other)) return false
      const [those, others] = [childrenOf(one), childrenOf(other)]
      return (
        hasTextBesideOthers(those) ||
        hasTextBesideOthers(others) ||
        those.some((child, at) => doTakeTurns(child, others[at]))
      )
    }
    const doTakeTurns = (one, other) =>
      elementsOf(one).some((a) => elementsOf(other).some((b) => isTurnedInto(a, b)))

    const returnedBefore = new Map()
    const checkTurns = (node, before, after) => {
      if (before.some((one) => doTakeTurns(one, after))) {
        context.report({ node, messageId: 'takesTurns' })
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
        checkTurns(alternate, [consequent], alternate)
      },
      ReturnStatement(node) {
        const around = functionAround(node)
        if (isComponentFunction(around)) checkReturn(node.argument)
        const before = returnedBefore.get(around) ?? []
        checkTurns(node, before, node.argument)
        returnedBefore.set(around, [...before, node.argument])
      },
      ArrowFunctionExpression(node) {
        if (node.expression && isComponentFunction(node)) checkReturn(node.body)
      },
    }
  },
}

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any

/** White space over several lines, and comments, render nothing. */
const isNothing = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() === '' && value.includes('\n')
    : type === 'JSXExpressionContainer' && expression.type === 'JSXEmptyExpression'

const childrenOf = ({ children }) => children.filter((child) => !isNothing(child))

/** The elements that a child or an expression can evaluate to. */
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

/** The full name of an element; undefined for a fragment. */
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

/** A component may render nothing. */
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
