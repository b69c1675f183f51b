import { __ } from '@wordpress/i18n';
import type { RedirectCondition, ThankYou } from '@/contract/types';
import type { FieldErrors } from './field-errors';

const PATH = 'settings.thank_you';

/** Returns missing parts of a survey's ending, as in the server's PublishSettingsRules. */
export function missingInThankYou( { type, message, redirect_to: page, conditions }: ThankYou ): FieldErrors {
	switch ( type ) {
		case 'message':
			return message.trim() === ''
				? { [ `${ PATH }.message` ]: __( 'Message is required.', 'userfeedback' ) }
				: {};
		case 'redirect':
			return page === null
				? { [ `${ PATH }.redirect_to` ]: __( 'Choose a page to redirect to.', 'userfeedback' ) }
				: {};
		case 'conditional_redirect':
			return Object.fromEntries(
				conditions.flatMap( ( condition, place ) =>
					unfinished( condition ).map( ( field ) => [
						`${ PATH }.conditions[${ String( place ) }].${ field }`,
						__( 'A redirect is incomplete. It needs a question, an answer, and a page.', 'userfeedback' ),
					] )
				)
			);
	}
}

function unfinished( { question, condition_type: compare, condition: value, page }: RedirectCondition ): string[] {
	return [
		...( question === '' ? [ 'question' ] : [] ),
		...( compare === '' ? [ 'condition_type' ] : [] ),
		...( value === '' || ( Array.isArray( value ) && value.length === 0 ) ? [ 'condition' ] : [] ),
		...( page === null ? [ 'page' ] : [] ),
	];
}
