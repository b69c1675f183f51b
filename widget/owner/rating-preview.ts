import { drawRating } from '../rating/draw';
import type { DrawnRating } from '../rating/draw';
import { initialState } from '../rating/state';
import type { RatingEvent, RatingState } from '../rating/state';
import css from '../rating/styles.css';
import { askReason } from '../rating/voting/reason';
import type { RatingDrawn, RatingScene } from '../shared/api/rating-preview';
import { fetchFont } from '../shared/dom/fetch-font';

const drawn = new WeakMap< HTMLElement, { scene: RatingScene | undefined; shown: DrawnRating } >();

/** Milliseconds that a server might take. */
const AWHILE = 300;

window.userfeedback_rating_preview = {
	draw: ( place, { page, average, total, scene } ) => {
		const before = drawn.get( place );
		const isElsewhere = ! before || before.scene !== scene;
		const from: RatingState = { ...( isElsewhere ? stateOf( scene ) : before.shown.state() ), average, total };
		fetchFont( page.look.stylesheet ); // On live pages the server does this.
		place.textContent = '';
		const later = ( event: RatingEvent ): void =>
			void setTimeout( () => drawn.get( place )?.shown.tell( event ), AWHILE );
		const shown = drawRating( place, page, from, {
			vote: ( own ) => later( { is: 'stored', own, average, total } ),
			askReason: ( box ) =>
				askReason(
					box,
					page.words,
					() => Promise.resolve( true ),
					( told ) => later( { is: 'turned', step: 'given', ...( told && { told } ) } )
				),
		} );
		dressFor( place, shown );
		drawn.set( place, { scene, shown } );
	},
};

/** Returns a low vote if one leads to a question, else a good one. */
function stateOf( scene: RatingDrawn[ 'scene' ] ): RatingState {
	const start = initialState( { average: null, total: 0 } );
	const given = { ...start, own: 4, wish: 4, step: 'given' as const };
	switch ( scene ) {
		case 'given':
			return given;
		case 'kept':
			return { ...given, step: 'asking', waits: true };
		case 'reason':
			return { ...start, own: 1, wish: 1, step: 'reason' };
		case 'failed':
			return { ...start, wish: 4, fault: 'failed' };
		case 'asking':
		case undefined:
			return start;
	}
}

/** The block editor's canvas is a separate document, and accepts no sheet created in another. */
function dressFor( { ownerDocument }: HTMLElement, { host }: DrawnRating ): void {
	const view = ownerDocument.defaultView;
	if ( view && view !== window && host.shadowRoot ) {
		const sheet = new view.CSSStyleSheet();
		sheet.replaceSync( css );
		host.shadowRoot.adoptedStyleSheets = [ sheet ];
	}
}
