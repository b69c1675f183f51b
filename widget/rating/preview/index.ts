import type { RatingDrawn, RatingScene } from '../door';
import { drawRating } from '../draw';
import type { Drawn } from '../draw';
import { begin } from '../state';
import type { RatingEvent, RatingState } from '../state';

const drawn = new WeakMap< HTMLElement, { scene: RatingScene | undefined; shown: Drawn } >();

/** Milliseconds that a server could take. */
const AWHILE = 300;

window.userfeedback_rating_preview = {
	draw: ( place, { page, average, total, scene } ) => {
		const before = drawn.get( place );
		const isElsewhere = ! before || before.scene !== scene;
		const from: RatingState = { ...( isElsewhere ? stateOf( scene ) : before.shown.state() ), average, total };
		place.style.minHeight = ''; // As high as it is now, not as it once was.
		place.textContent = '';
		const later = ( event: RatingEvent ): void =>
			void setTimeout( () => drawn.get( place )?.shown.tell( event ), AWHILE );
		const shown = drawRating( place, page, from, {
			vote: ( rating ) => later( { is: 'stored', rating, average, total } ),
			giveReason: () => later( { is: 'told', isWaiting: false } ),
		} );
		drawn.set( place, { scene, shown } );
	},
};

/** A low vote where it is asked about, else a good one. */
function stateOf( scene: RatingDrawn[ 'scene' ] ): RatingState {
	const start = begin( { average: null, total: 0 } );
	const given = { ...start, own: 4, wish: 4, step: 'given' as const };
	switch ( scene ) {
		case 'given':
			return given;
		case 'kept':
			return { ...given, isWaiting: true };
		case 'reason':
			return { ...start, own: 1, wish: 1, step: 'reason' };
		case 'failed':
			return { ...start, wish: 4, hasFailed: true };
		case 'asking':
		case undefined:
			return start;
	}
}
