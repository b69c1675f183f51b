import { __ } from '@wordpress/i18n';
import type { QuotaCondition } from '@/contract/types';
import { DEVICES } from '@/lib/visibility/devices';
import type { Draft } from '../form/draft';
import { conditionFault } from '../logic/condition-faults';
import { isVisitSubject, quotasOf, type VisitSubject } from '../logic/quota-edits';
import type { FieldErrors } from './field-errors';

/** Returns what quotas lack, as in the server's QuotaRules. */
export function missingInQuotas( { settings, questions }: Draft ): FieldErrors {
	const errors: Record< string, string > = {};

	quotasOf( settings ).forEach( ( { label, conditions }, index ) => {
		const path = `settings.behavior.quotas[${ String( index ) }]`;
		if ( label.trim() === '' ) {
			errors[ `${ path }.label` ] = __( 'Enter a name for this quota.', 'userfeedback' );
		}
		if ( conditions.length === 0 ) {
			errors[ `${ path }.conditions` ] = __( 'Add a condition to this quota.', 'userfeedback' );
		}
		conditions.forEach( ( condition, place ) => {
			const { question_id: id } = condition;
			const fault = isVisitSubject( id )
				? visitFault( id, condition )
				: conditionFault( { ...condition, question_id: id }, questions );
			if ( fault ) {
				errors[ `${ path }.conditions[${ String( place ) }].${ fault.field }` ] = fault.text;
			}
		} );
	} );
	return errors;
}

function visitFault( subject: VisitSubject, { value }: QuotaCondition ): { field: 'value'; text: string } | null {
	const text = String( value );
	const [ isValid, problem ] = {
		device: [
			( DEVICES as readonly string[] ).includes( text ),
			__( 'Choose a device.', 'userfeedback' ),
		] as const,
		language: [
			/^[a-z]{2,3}(-([a-z]{2}|\d{3}))?$/i.test( text ),
			__( 'Enter the code of a language, such as de or de-AT.', 'userfeedback' ),
		] as const,
		path: [
			text.startsWith( '/' ),
			__( 'Enter a path that starts with a slash, such as /shop/.', 'userfeedback' ),
		] as const,
	}[ subject ];
	return isValid ? null : { field: 'value', text: problem };
}
