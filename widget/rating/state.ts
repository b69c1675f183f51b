interface Sums {
	average: number | null;
	total: number;
}

/** One post's rating, as its visitor sees it. */
export interface RatingState extends Sums {
	step: 'asking' | 'given' | 'reason';
	/** This browser's vote, 0 for none. */
	own: number;
	/** The current choice, which may be sending or unsent. */
	wish: number;
	busy: boolean;
	/** Why the vote isn't on the server, and won't be without a retry: the key of a text. */
	fault: '' | 'failed' | 'refused';
	/** The vote is stored in this browser until it is online. */
	waits: boolean;
	/** The visitor has given a reason. */
	told: boolean;
}

export type RatingEvent =
	/** An arrow key has moved to a choice; it isn't decided yet. */
	| { is: 'picked'; wish: number }
	| { is: 'sending'; wish: number }
	/** The server has stored the vote; 0 was withdrawn. */
	| ( { is: 'stored'; own: number } & Sums )
	| { is: 'kept' }
	| { is: 'failed'; fault: 'failed' | 'refused' }
	| { is: 'turned'; step: 'asking' | 'given'; told?: boolean; wish?: number }
	/** Changes that an earlier page or another tab made to this browser's vote. */
	| { is: 'known'; own: number; waits: boolean; told: boolean }
	| ( { is: 'renewed' } & Sums );

export const initialState = ( { average, total }: Sums ): RatingState => ( {
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

/** @param reasonAtMost highest vote that is asked why; 0 for none. */
export function nextState( state: RatingState, event: RatingEvent, reasonAtMost: number ): RatingState {
	const { busy, step, wish } = state;
	const { is, ...changes } = event;
	const changed = { ...state, ...changes };
	const settled: RatingState = { ...state, busy: is === 'sending', fault: '', ...changes };
	if ( is === 'renewed' ) {
		return changed;
	}
	if ( is === 'stored' ) {
		const { own } = event;
		// A long-stored one: meanwhile the visitor may have begun to choose another.
		if ( own !== wish && ( busy || ( step === 'asking' && wish !== state.own ) ) ) {
			return changed;
		}
		const isAsked = busy ? own <= reasonAtMost && ! state.told : step === 'reason';
		return { ...settled, wish: own, waits: false, step: ! own ? 'asking' : isAsked ? 'reason' : 'given' };
	}
	if ( busy !== ( is === 'kept' || is === 'failed' ) ) {
		return state; // A late answer, or a step while another is in progress.
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
