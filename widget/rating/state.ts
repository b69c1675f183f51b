interface Sums {
	average: number | null;
	total: number;
}

/** One rating of a post as its visitor has it in front. */
export interface RatingState extends Sums {
	step: 'asking' | 'given' | 'reason';
	/** This browser's vote, 0 for none. */
	own: number;
	/** What is chosen, which may be on its way or not sent yet. */
	wish: number;
	busy: boolean;
	/** Why the vote is not with the server, and will not be by itself: a word of the page's. */
	fault: '' | 'failed' | 'refused';
	/** The vote is kept in this browser until there is a connection. */
	waits: boolean;
	/** The visitor has said why. */
	told: boolean;
}

export type RatingEvent =
	/** An arrow key has come to a choice; nothing is decided. */
	| { is: 'picked'; wish: number }
	| { is: 'sending'; wish: number }
	/** The vote is with the server; 0 was withdrawn. */
	| ( { is: 'stored'; own: number } & Sums )
	| { is: 'kept' }
	| { is: 'failed'; fault: 'failed' | 'refused' }
	| { is: 'turned'; step: 'asking' | 'given'; told?: boolean; wish?: number }
	/** What an earlier page or another tab has done with this browser's vote. */
	| { is: 'known'; own: number; waits: boolean; told: boolean }
	| ( { is: 'renewed' } & Sums );

export const begin = ( { average, total }: Sums ): RatingState => ( {
	average,
	total,
	step: 'asking',
	own: 0,
	wish: 0,
	busy: false,
	fault: '',
	waits: false,
	told: false,
} );

/** @param reasonAtMost a vote so low is asked why; 0 for none. */
export function next( state: RatingState, event: RatingEvent, reasonAtMost: number ): RatingState {
	const { busy, step, wish } = state;
	const { is, ...changes } = event;
	const changed = { ...state, ...changes };
	const settled: RatingState = { ...state, busy: is === 'sending', fault: '', ...changes };
	if ( is === 'renewed' ) {
		return changed;
	}
	if ( is === 'stored' ) {
		const { own } = event;
		// One that was kept for long: meanwhile the visitor may have begun to choose another.
		if ( own !== wish && ( busy || ( step === 'asking' && wish !== state.own ) ) ) {
			return changed;
		}
		const isAsked = busy ? own <= reasonAtMost && ! state.told : step === 'reason';
		return { ...settled, wish: own, waits: false, step: ! own ? 'asking' : isAsked ? 'reason' : 'given' };
	}
	if ( busy !== ( is === 'kept' || is === 'failed' ) ) {
		return state; // An answer to nothing, or a step while one is under way.
	}
	if ( is === 'kept' ) {
		return { ...settled, own: wish, waits: true, step: 'asking' };
	}
	if ( is === 'known' ) {
		const { own, waits } = event;
		return own === state.own && waits === state.waits
			? state
			: { ...settled, wish: own, step: own && ! waits ? 'given' : 'asking' };
	}
	return settled;
}
