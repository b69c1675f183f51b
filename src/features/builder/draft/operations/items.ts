import type { Draft, FormHeader, FormQuestion, FormRow, FormWebhook, Option } from '../form/draft';
import { valueAt, withValue } from './value-paths';

/** The survey itself, a question, an option, a webhook, or one of its headers or rows. */
export interface Ref {
	readonly question?: string;
	readonly option?: string;
	readonly webhook?: string;
	readonly header?: string;
	readonly row?: string;
}

export type Kind = keyof Ref;

/** An item of a list. */
export interface Item {
	readonly id: string;
}

export type AnyItem = FormQuestion | Option | FormWebhook | FormHeader | FormRow;

/** Location of each kind's list: in the survey, or in its parent. */
export const LISTS: Readonly< Record< Kind, { within: Kind | null; path: string } > > = {
	question: { within: null, path: 'questions' },
	option: { within: 'question', path: 'config.options' },
	webhook: { within: null, path: 'notifications.webhook.webhooks' },
	header: { within: 'webhook', path: 'headers' },
	row: { within: 'webhook', path: 'body' },
};

const KINDS = Object.keys( LISTS ) as readonly Kind[];

/** Returns the kind of target; null for the survey itself. */
export function kindOf( of: Ref ): Kind | null {
	return KINDS.filter( ( kind ) => of[ kind ] !== undefined ).at( -1 ) ?? null;
}

/** Returns a target's parent. */
export function parentOf( of: Ref ): Ref {
	const kind = kindOf( of );
	const within = kind === null ? null : LISTS[ kind ].within;
	return within === null ? {} : { [ within ]: of[ within ] };
}

/** Returns another item of its list. */
export function siblingOf( of: Ref, id: string ): Ref {
	const kind = kindOf( of );
	return kind === null ? of : { ...parentOf( of ), [ kind ]: id };
}

export function itemOf( draft: Draft, of: Ref ): Draft | AnyItem | undefined {
	const kind = kindOf( of );
	return kind === null ? draft : listOf( draft, of )?.find( ( { id } ) => id === of[ kind ] );
}

/** Copies only the objects on the path to the item. */
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

/** Returns the list that contains an item, or would; undefined if there is none. */
export function listOf( draft: Draft, of: Ref ): readonly AnyItem[] | undefined {
	const kind = kindOf( of );
	const whole = itemOf( draft, parentOf( of ) );
	return kind === null || whole === undefined
		? undefined
		: ( valueAt( whole, LISTS[ kind ].path ) as readonly AnyItem[] | undefined );
}

export function withList( draft: Draft, of: Ref, list: readonly Item[] ): Draft {
	const kind = kindOf( of );
	const whole = itemOf( draft, parentOf( of ) );
	return kind === null || whole === undefined
		? draft
		: withItem( draft, parentOf( of ), withValue( whole, LISTS[ kind ].path, list ) );
}

/** Returns an item and the list that contains it. */
export function listAround( draft: Draft, of: Ref ): { list: readonly AnyItem[]; item: AnyItem | undefined } {
	const kind = kindOf( of );
	const list = listOf( draft, of ) ?? [];
	return { list, item: kind === null ? undefined : list.find( ( { id } ) => id === of[ kind ] ) };
}
