import type { Draft } from '@/features/builder/draft/form/draft';
import { isSame } from '@/lib/is-same';

/** Counts differences in units that a person would count: each question, each part of the settings, the title. */
export function changesBetween( before: Draft, after: Draft ): number {
	const { questions: old, settings: oldSettings, ...oldRest } = before;
	const { questions, settings, ...rest } = after;
	const byId = new Map( old.map( ( question ) => [ question.id, question ] ) );
	const gone = old.filter( ( { id } ) => questions.every( ( question ) => question.id !== id ) ).length;
	const changed = questions.filter( ( question ) => ! isSame( question, byId.get( question.id ) ) ).length;
	const both = ( list: readonly { id: string }[], others: readonly { id: string }[] ) =>
		list.map( ( { id } ) => id ).filter( ( id ) => others.some( ( other ) => other.id === id ) );
	const isReordered = ! isSame( both( old, questions ), both( questions, old ) );
	return gone + changed + Number( isReordered ) + differing( oldSettings, settings ) + differing( oldRest, rest );
}

function differing( before: object, after: object ): number {
	const [ old, now ] = [ before, after ] as [ Record< string, unknown >, Record< string, unknown > ];
	return [ ...new Set( [ ...Object.keys( old ), ...Object.keys( now ) ] ) ].filter(
		( name ) => ! isSame( old[ name ], now[ name ] )
	).length;
}
