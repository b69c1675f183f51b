/** One rating of a post as its visitor has it in front. */
export interface RatingState {
	step: 'asking' | 'given' | 'reason' | 'refused';
	/** This browser's vote, 0 for none. */
	own: number;
	/** What is chosen, which may be on its way or not sent yet. */
	wish: number;
	isBusy: boolean;
	/** What was sent last did not arrive, and is kept nowhere. */
	hasFailed: boolean;
	/** The vote, or its reason, is kept in this browser until there is a connection. */
	isWaiting: boolean;
	/** The visitor was asked for a reason and has given one. */
	hasTold: boolean;
	average: number | null;
	total: number;
}

interface Sums {
	average: number | null;
	total: number;
}

export type RatingEvent =
	/** An arrow key has come to a choice; nothing is decided. */
	| { is: 'picked'; rating: number }
	| { is: 'sending'; rating: number }
	| ( { is: 'stored'; rating: number } & Sums )
	| { is: 'kept' }
	| { is: 'failed' }
	| { is: 'refused' }
	| { is: 'changing' }
	/** What is known of this browser's vote from an earlier page, or another tab. */
	| { is: 'known'; rating: number; isWaiting: boolean; hasTold: boolean }
	| ( { is: 'renewed' } & Sums )
	| { is: 'telling' }
	| { is: 'told'; isWaiting: boolean }
	| { is: 'untold' }
	| { is: 'silent' };

export const begin = ( { average, total }: Sums ): RatingState => ( {
	step: 'asking',
	own: 0,
	wish: 0,
	isBusy: false,
	hasFailed: false,
	isWaiting: false,
	hasTold: false,
	average,
	total,
} );

/** @param reasonAtMost a vote so low is asked why; 0 for none. */
export function next( state: RatingState, event: RatingEvent, reasonAtMost: number ): RatingState {
	const { isBusy, wish, step } = state;
	const settled = { ...state, isBusy: false, hasFailed: false };
	switch ( event.is ) {
		case 'picked':
			return isBusy || step !== 'asking' ? state : { ...settled, wish: event.rating };
		case 'sending':
			return isBusy ? state : { ...settled, wish: event.rating, isBusy: true };
		case 'stored':
			return stored( state, event, reasonAtMost );
		case 'kept':
			return isBusy ? { ...settled, own: wish, isWaiting: true, step: stepOf( wish ) } : state;
		case 'failed':
			return isBusy ? { ...settled, hasFailed: true } : state;
		case 'refused':
			return { ...settled, step: 'refused', own: 0, wish: 0, isWaiting: false };
		case 'changing':
			return isBusy || step !== 'given' ? state : { ...settled, step: 'asking' };
		case 'known':
			return isBusy || ( event.rating === state.own && event.isWaiting === state.isWaiting )
				? state
				: {
						...settled,
						own: event.rating,
						wish: event.rating,
						isWaiting: event.isWaiting,
						hasTold: event.hasTold,
						step: stepOf( event.rating ),
					};
		case 'renewed':
			return { ...state, average: event.average, total: event.total };
		case 'telling':
			return isBusy ? state : { ...settled, isBusy: true };
		case 'told':
			return { ...settled, step: 'given', hasTold: true, isWaiting: event.isWaiting };
		case 'untold':
			return { ...settled, hasFailed: true };
		case 'silent':
			return isBusy ? state : { ...settled, step: 'given' };
	}
}

/** @param event of a vote that may have been kept for long: the visitor may have begun to choose another one. */
function stored(
	state: RatingState,
	{ rating, average, total }: { rating: number } & Sums,
	reasonAtMost: number
): RatingState {
	const now = { ...state, own: rating, average, total };
	const { wish, isBusy, step } = state;
	const isOther = rating !== wish && ( isBusy || ( step === 'asking' && wish !== state.own ) );
	if ( isOther ) {
		return now;
	}
	const isAsked = isBusy && rating > 0 && rating <= reasonAtMost && ! state.hasTold;
	return {
		...now,
		wish: rating,
		isBusy: false,
		hasFailed: false,
		isWaiting: false,
		step: isAsked || ( ! isBusy && step === 'reason' ) ? 'reason' : stepOf( rating ),
	};
}

const stepOf = ( rating: number ): 'asking' | 'given' => ( rating ? 'given' : 'asking' );
