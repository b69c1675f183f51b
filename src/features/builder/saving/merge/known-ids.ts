import { isSame } from '@/lib/is-same';
import {
	type Draft,
	type FormHeader,
	type FormRow,
	type Option,
	questionOf,
	webhookOf,
} from '@/features/builder/draft/form/draft';
import { freeId } from '@/features/builder/draft/form/new-draft';
import { labelToSend } from '@/features/builder/draft/form/draft-to-send';
import { filled, isBlank } from '@/features/builder/draft/form/webhooks';

/** Gives a draft from the server, which lacks the form's ids of options and webhook rows, the ids of those they were made from. */
export function withKnownIds( theirs: Draft, base: Draft, mine: Draft ): Draft {
	const questions = theirs.questions.map( ( question ) => {
		const [ before, now ] = [ questionOf( base, question.id ), questionOf( mine, question.id ) ];
		const options = known(
			question.config.options,
			before?.config.options,
			now?.config.options,
			areAlike,
			mayBeOne
		);
		return isSame( options, question.config.options )
			? question
			: { ...question, config: { ...question.config, options } };
	} );
	return withKnownRows( { ...theirs, questions }, base, mine );
}

function withKnownRows( theirs: Draft, base: Draft, mine: Draft ): Draft {
	const { notifications } = theirs;
	if ( notifications === undefined ) {
		return theirs;
	}
	const webhooks = notifications.webhook.webhooks.map( ( webhook ) => {
		const [ before, now ] = [ webhookOf( base, webhook.id ), webhookOf( mine, webhook.id ) ];
		const headers = known< FormHeader >( webhook.headers, filled( before?.headers ), now?.headers, haveOneKey );
		const body = known< FormRow >( webhook.body, filled( before?.body ), now?.body, haveOneKey );
		return { ...webhook, headers, body };
	} );
	return { ...theirs, notifications: { ...notifications, webhook: { ...notifications.webhook, webhooks } } };
}

interface Item {
	readonly id: string;
}

/** Matches equal items first; remaining ones at the same position were renamed; all others are new. */
function known< T extends Item >(
	list: readonly T[],
	before: readonly T[] | undefined,
	mine: readonly T[] | undefined,
	alike: ( one: T, other: T ) => boolean,
	mayBe: ( one: T, other: T ) => boolean = () => true
): readonly T[] {
	const old = before ?? mine;
	if ( old === undefined ) {
		return list;
	}
	const taken = [ ...old, ...( mine ?? [] ) ];
	const found = new Map< T, string >();
	const isFree = ( candidate: T ) => ! [ ...found.values() ].includes( candidate.id );
	const match = ( item: T, partner: T | undefined ) => {
		if ( partner && ! found.has( item ) && isFree( partner ) ) {
			found.set( item, partner.id );
		}
	};
	for ( const item of list ) {
		match(
			item,
			taken.find( ( candidate ) => alike( candidate, item ) && isFree( candidate ) )
		);
	}
	list.forEach( ( item, place ) => {
		const partner = old[ place ];
		match( item, partner && mayBe( partner, item ) ? partner : undefined );
	} );

	const made: T[] = [];
	for ( const item of list ) {
		made.push( { ...item, id: found.get( item ) ?? freeId( [ ...taken, ...made ] ) } );
	}
	return made;
}

/** The server's ids decide; an option that wasn't saved yet has its label only. */
function areAlike( one: Option, other: Option ): boolean {
	return areSaved( one, other ) ? one.savedId === other.savedId : labelToSend( one ) === labelToSend( other );
}

function mayBeOne( one: Option, other: Option ): boolean {
	return ! areSaved( one, other ) || one.savedId === other.savedId;
}

function areSaved( ...options: readonly Option[] ): boolean {
	return options.every( ( { savedId } ) => savedId !== undefined );
}

/** Empty rows don't match: no other row was made from one. */
function haveOneKey( one: FormHeader, other: FormHeader ): boolean {
	return one.key.trim() === other.key.trim() && isBlank( one ) === isBlank( other );
}
