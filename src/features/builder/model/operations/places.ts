import type { Draft, FormHeader, FormQuestion, FormRow, FormWebhook, Option } from '../form/draft';
import { valueAt, withValue } from './paths';

/** The survey itself, a question, an option of one, a webhook, or a header or a row of one. */
export interface Ref {
	readonly question?: string;
	readonly option?: string;
	readonly webhook?: string;
	readonly header?: string;
	readonly row?: string;
}

export type Kind = keyof Ref;

/** What stands in a list. */
export interface Item {
	readonly id: string;
}

export type AnyItem = FormQuestion | Option | FormWebhook | FormHeader | FormRow;

/** Where the list of each kind is: in the survey, or in what it is a part of. */
export const LISTS: Readonly< Record< Kind, { within: Kind | null; path: string } > > = {
	question: { within: null, path: 'questions' },
	option: { within: 'question', path: 'config.options' },
	webhook: { within: null, path: 'notifications.webhook.webhooks' },
	header: { within: 'webhook', path: 'headers' },
	row: { within: 'webhook', path: 'body' },
};

const KINDS = Object.keys( LISTS ) as readonly Kind[];

/** What kind of thing is meant; null for the survey itself. */
export function kindOf( of: Ref ): Kind | null {
	return KINDS.filter( ( kind ) => of[ kind ] !== undefined ).at( -1 ) ?? null;
}

/** What a thing is a part of. */
export function around( of: Ref ): Ref {
	const kind = kindOf( of );
	const within = kind === null ? null : LISTS[ kind ].within;
	return within === null ? {} : { [ within ]: of[ within ] };
}

/** Another one of the same list. */
export function beside( of: Ref, id: string ): Ref {
	const kind = kindOf( of );
	return kind === null ? of : { ...around( of ), [ kind ]: id };
}

export function itemOf( draft: Draft, of: Ref ): Draft | AnyItem | undefined {
	const kind = kindOf( of );
	return kind === null ? draft : listOf( draft, of )?.find( ( { id } ) => id === of[ kind ] );
}

/** Only what lies on the way to the item is made anew. */
export function withItem( draft: Draft, of: Ref, item: object ): Draft {
	if ( kindOf( of ) === null ) {
		return item as Draft;
	}
	const old = itemOf( draft, of );
	const list = listOf( draft, of ) ?? [];
	return withList(
		draft,
		of,
		list.map( ( candidate ) => ( candidate === old ? ( item as Item ) : candidate ) )
	);
}

/** The list that an item stands in, or would; undefined where there is no place for one. */
export function listOf( draft: Draft, of: Ref ): readonly AnyItem[] | undefined {
	const kind = kindOf( of );
	const whole = itemOf( draft, around( of ) );
	return kind === null || whole === undefined
		? undefined
		: ( valueAt( whole, LISTS[ kind ].path ) as readonly AnyItem[] | undefined );
}

export function withList( draft: Draft, of: Ref, list: readonly Item[] ): Draft {
	const kind = kindOf( of );
	const whole = itemOf( draft, around( of ) );
	return kind === null || whole === undefined
		? draft
		: withItem( draft, around( of ), withValue( whole, LISTS[ kind ].path, list ) );
}

/** The list that an item stands in, and itself. */
export function listAround( draft: Draft, of: Ref ): { list: readonly AnyItem[]; item: AnyItem | undefined } {
	const kind = kindOf( of );
	const list = listOf( draft, of ) ?? [];
	return { list, item: kind === null ? undefined : list.find( ( { id } ) => id === of[ kind ] ) };
}
