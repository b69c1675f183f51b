import type { WidgetQuestion } from '../../../../src/contract/types';
import { LIMITS } from '../../../../src/contract/limits';
import { pageApi } from '../../../shared/api/page-api';
import type { Values } from '../../../shared/logic/logic';

/** True for a question that the page answers. */
export const isHidden = ( { type }: Pick< WidgetQuestion, 'type' > ): boolean => type === 'hidden';

/** Returns the value of a hidden field that a script of the page has set, else the other one; cut to what the server stores. */
export function hiddenValue( { title }: WidgetQuestion, other: unknown ): string | null {
	const fields = pageApi()?.fields;
	const value = fields && Object.hasOwn( fields, title ) ? fields[ title ] : other;
	return /^(?:string|number|boolean)$/.test( typeof value )
		? Array.from( String( value ) ).slice( 0, LIMITS.HIDDEN_VALUE ).join( '' )
		: null;
}

/** Returns the values of hidden fields when a survey starts; none of those that neither the URL nor a script provides. */
export function hiddenValues( questions: readonly WidgetQuestion[] ): Values {
	const inUrl = ( name: string ): string | null => new URLSearchParams( location.search ).get( name );
	const values = questions
		.filter( isHidden )
		.map( ( question ) => [ question.id, hiddenValue( question, inUrl( question.title ) ) ] as const );
	return Object.fromEntries( values.filter( ( [ , value ] ) => value !== null ) );
}
