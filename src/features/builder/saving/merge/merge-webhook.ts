import { LIMITS } from '@/contract/limits';
import { isSame } from '@/lib/is-same';
import { omit } from '@/lib/omit';
import type { FormHeader, FormRow, FormWebhook } from '@/features/builder/draft/form/draft';
import { filled, isBlank, newHeader, newRow, padded } from '@/features/builder/draft/form/webhooks';
import { mergeFields, type Note, type Sides } from './merge-fields';
import { mergeList } from './merge-list';

/** Merges its fields one by one, and its rows as a list. Stored values belong to neither side. */
export function mergeWebhook( sides: Sides< FormWebhook >, path: string, note: Note ): FormWebhook {
	const { mine } = sides;
	const of = < T >( read: ( webhook: FormWebhook ) => T ): Sides< T > => ( {
		base: read( sides.base ),
		mine: read( sides.mine ),
		theirs: read( sides.theirs ),
	} );
	const fields = mergeFields(
		of( ( webhook ) => omit( webhook, 'headers', 'body', 'stored' ) ),
		path,
		1,
		note
	);
	const headers = mergedRows< FormHeader >(
		of( ( webhook ) => webhook.headers ),
		`${ path }.headers`,
		newHeader,
		note
	);
	const body = mergedRows< FormRow >(
		of( ( webhook ) => webhook.body ),
		`${ path }.body`,
		newRow,
		note
	);
	const merged = { ...fields, headers, body, stored: mine.stored };
	if ( isForAnotherAddress( sides, merged ) ) {
		note( { path: `${ path }.request_url`, mine: mine.request_url, theirs: merged.request_url } );
		return { ...merged, request_url: mine.request_url };
	}
	return isSame( merged, mine ) ? mine : merged;
}

/** True if typed secrets would go to an address other than the one they were typed for, which no one has checked. */
function isForAnotherAddress( { mine }: Sides< FormWebhook >, { request_url: url, headers, secret }: FormWebhook ) {
	const isTyped = ( value: string | undefined ) => value !== undefined && value !== '';
	return url !== mine.request_url && ( isTyped( secret ) || headers.some( ( { value } ) => isTyped( value ) ) );
}

function mergedRows< Row extends FormHeader | FormRow >(
	{ base, mine, theirs }: Sides< readonly Row[] | undefined >,
	path: string,
	make: ( siblingOf: readonly Row[] ) => Row,
	note: Note
): readonly Row[] {
	const own = mine ?? [];
	const lists = { base: filled( base ), mine: own.length === 1 ? filled( own ) : own, theirs: filled( theirs ) };
	const merged = mergeList< Row >( lists, path, ( sides, at ) => mergeFields( sides, at, 1, note ), note );
	if ( merged.length > LIMITS.WEBHOOK_ROWS ) {
		note( { path, mine: lists.mine, theirs: lists.theirs } );
		return lists.mine;
	}
	const [ first ] = own;
	const isUntouched = merged.length === 0 && first !== undefined && isBlank( first );
	return isUntouched ? own : padded( merged, make ); // An empty row that may have focus stays that row.
}
