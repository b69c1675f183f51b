/** Two names that no other list of values has: “text”, for example, is also a kind of table cell. */
const NAMES = [ 'icon-choice', 'long-text' ];

/**
 * An ESLint rule: code outside question-types doesn't decide by question type, because a new type would be missing there, and
 * nothing would report it. Such a decision is a property of the type: see src/question-types and widget/survey/question-types.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noQuestionTypeBranch = {
	meta: {
		type: 'problem',
		schema: [],
		messages: {
			branch: 'Give question types a property for this decision: see src/question-types or widget/survey/question-types.',
		},
	},
	create( context ) {
		/** @type {{ getTypeAtLocation: (node: object) => import('typescript').Type }} */
		const services = context.sourceCode.parserServices;

		/** @param {object} node */
		const isQuestionType = ( node ) => {
			const type = services.getTypeAtLocation( node );
			const members = type.isUnion() ? type.types : [];
			return NAMES.every( ( name ) =>
				members.some( ( member ) => member.isStringLiteral() && member.value === name )
			);
		};

		return {
			BinaryExpression( node ) {
				const { left, operator, right } = node;
				const isScale =
					right.type === 'Literal' &&
					right.value === 0 &&
					/\bscale$/.test( context.sourceCode.getText( left ) );
				const isName =
					right.type === 'Literal' && [ '===', '!==' ].includes( operator ) && isQuestionType( left );
				if ( isScale || isName ) {
					context.report( { node, messageId: 'branch' } );
				}
			},
			SwitchStatement( { discriminant } ) {
				if ( isQuestionType( discriminant ) ) {
					context.report( { node: discriminant, messageId: 'branch' } );
				}
			},
		};
	},
};
