import { questionsToAsk, type Conditional } from '@widget/shared/logic/logic';
import type { Answer, Kind } from './answers';

/** A path through a survey. */
export interface Way {
	/** Ids of the questions asked. */
	ids: readonly string[];
	/** Answers to the questions that conditions use: the first of each kind. */
	answers: Readonly< Record< string, Answer > >;
}

/**
 * Explores all paths through questions, using the visitors' own rules for what is asked.
 *
 * @param kinds  kinds of answers, by the questions that conditions use
 * @param budget maximum number of paths
 * @return false if there were more
 */
export function explore(
	questions: readonly Conditional[],
	kinds: ReadonlyMap< string, readonly Kind[] >,
	budget: number,
	met: ( way: Way ) => void
): boolean {
	let left = budget;
	const from = ( place: number, answers: Way[ 'answers' ] ): boolean => {
		const next = questions.findIndex( ( { id }, index ) => index >= place && kinds.has( id ) );
		const subject = questions[ next ];
		if ( subject === undefined ) {
			left--;
			if ( left >= 0 ) {
				met( { ids: questionsToAsk( questions, answers ), answers } );
			}
			return left >= 0;
		}
		if ( ! questionsToAsk( questions.slice( 0, next + 1 ), answers ).includes( subject.id ) ) {
			return from( next + 1, answers );
		}
		const each = kinds.get( subject.id ) ?? [];
		return each.every( ( [ answer ] ) => from( next + 1, { ...answers, [ subject.id ]: answer } ) );
	};
	return from( 0, {} );
}
