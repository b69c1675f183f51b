import type { HeatmapViewData } from '../../../src/contract/types';
import { blockPageActions } from './block-page-actions';
import { locateElement } from './layout/clicked-elements';
import type { ClickedElement } from './layout/clicked-elements';
import { labelOf } from './layout/element-label';
import { isCovered } from './layout/is-covered';
import { onLayoutChange } from './on-layout-change';
import { drawPage, drawWindow } from './paint/drawing';
import type { Scene } from './paint/drawing';
import { shareAt, sharesOf } from './paint/reach';
import { isInFrame, onFrameRequest, postToFrame } from './parent-frame';
import type { Row } from './parent-frame';
import { makeBar } from './parts/bar';
import { fillList } from './parts/list';
import { makeElement } from './parts/make-element';
import { makeStage } from './parts/stage';
import { showTip } from './parts/tip';
import type { TipText } from './parts/tip';
import { onPointerMove, onClick } from './pointer';
import { takePicture } from './take-picture';
import { fillText, formatClicks, formatPercent } from './texts';

/** Draws the map over the page, wherever the page's elements are now. */
export function overlay( { map: printed, mode: first, words }: HeatmapViewData ): void {
	const stage = makeStage();
	const covered = new Set< string >();
	let map = printed;
	let mode = first;
	let places: ClickedElement[] = [];
	let byElement = new Map< Element, ClickedElement >();
	let selected: string | null = null;
	let pointed: ClickedElement | undefined;
	let told = '';
	let isDue = false;

	const chosen = (): ClickedElement | undefined => places.find( ( { selector } ) => selector === selected );
	const scene = ( framed: Scene[ 'framed' ] ): Scene => ( { map, mode, places, framed } );

	const draw = (): void => {
		if ( ! isDue ) {
			isDue = true;
			requestAnimationFrame( () => {
				isDue = false;
				drawWindow( stage.ink(), scene( [ mode === 'scroll' ? undefined : pointed, chosen() ] ), words );
			} );
		}
	};

	/** Finds the elements again: visible ones may be gone, and hidden ones may be visible. */
	const look = (): void => {
		places = map.elements.map( ( each ) => locateElement( each, document ) );
		for ( const place of places ) {
			const is = isCovered( place );
			if ( is !== null ) {
				covered[ is ? 'add' : 'delete' ]( place.selector );
			}
			if ( place.state === 'here' && covered.has( place.selector ) ) {
				place.state = 'hidden';
			}
		}
		byElement = new Map(
			places.flatMap( ( place ) =>
				place.element && place.state === 'here' ? [ [ place.element, place ] ] : []
			)
		);
		report();
		draw();
	};

	const report = (): void => {
		const items = places.map( rowOf );
		const { scrollHeight: pageHeight } = document.documentElement;
		const now = JSON.stringify( [ items, innerWidth, pageHeight, mode ] );
		if ( now !== told ) {
			told = now;
			fillList( list, map, places, words, ( { selector } ) => choose( selector ) );
			explain();
			bar.show( map, mode );
			postToFrame( { type: 'ready', width: innerWidth, pageHeight } );
			postToFrame( { type: 'elements', items } );
		}
	};

	const explain = (): void =>
		mode === 'scroll'
			? stage.explain( formatPercent( 0 ), formatPercent( 1 ), true )
			: stage.explain( words.few, words.many, false );

	const choose = ( selector: string | null ): void => {
		selected = selector;
		const place = chosen();
		if ( place?.state === 'here' && ! isInSight( place ) ) {
			place.element?.scrollIntoView( { block: 'center', inline: 'nearest', behavior: 'instant' } );
		}
		draw();
	};

	const picture = (): Promise< Blob > => takePicture( stage.host, ( ink ) => drawPage( ink, scene( [] ), words ) );

	const list = makeElement( 'ol', { className: 'list', hidden: true } );
	const bar = makeBar( words, {
		mode: ( wished ) => {
			mode = wished;
			look();
		},
		list: ( isOpen ) => {
			list.hidden = ! isOpen;
		},
		picture: () => picture().then( save, () => bar.say( words.no_picture ) ),
		close: () => {
			if ( opener || history.length < 2 ) {
				close(); // Scripts can't close a tab they didn't open.
			}
			stage.host.remove();
		},
	} );
	if ( ! isInFrame() ) {
		bar.element.append( stage.legend );
		stage.root.append( makeElement( 'div', { className: 'dock' }, list, bar.element ) );
	}

	const tipOf = ( place: ClickedElement | undefined, y: number ): TipText | null => {
		if ( place && mode !== 'scroll' ) {
			return {
				first: `${ formatClicks( words, place.clicks ) } · ${ formatPercent( place.clicks / map.clicks ) }`,
				more: place.element ? labelOf( place.element ) : '',
			};
		}
		if ( mode === 'clicks' || y < 0 || ! map.views ) {
			return null;
		}
		const depth = ( y + scrollY ) / document.documentElement.scrollHeight;
		return { first: fillText( words.reached, formatPercent( shareAt( sharesOf( map ), depth ) ) ), more: '' };
	};

	const point = onPointerMove( stage.host, ( find, x, y ) => {
		const place = find( byElement );
		showTip( stage.tip, tipOf( place, y ), x, y );
		if ( place !== pointed ) {
			pointed = place;
			draw();
		}
	} );

	onFrameRequest( ( asked ) => {
		if ( asked.type === 'show' ) {
			( { map, mode } = asked );
			look();
			choose( asked.selected );
		} else {
			picture().then(
				( blob ) => postToFrame( { type: 'picture', blob } ),
				() => postToFrame( { type: 'picture', error: words.no_picture } )
			);
		}
	} );
	onLayoutChange( () => {
		point();
		draw();
	}, look );
	// Before the effects of a press are blocked.
	onClick( stage.host, ( find ) => {
		const place = mode === 'scroll' ? undefined : find( byElement );
		selected = place?.selector === selected ? null : ( place?.selector ?? null );
		postToFrame( { type: 'select', selector: selected } );
		draw();
	} );
	blockPageActions( stage.host );
	look();
}

/** Pixels at the top and bottom of the window that a header or our own bar may cover. */
const EDGE = 90;

function isInSight( { element }: ClickedElement ): boolean {
	const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
	return top > EDGE && bottom < innerHeight - EDGE;
}

const rowOf = ( { selector, element, clicks, state }: ClickedElement ): Row => ( {
	selector,
	clicks,
	state,
	label: element ? labelOf( element ) : '',
	tag: element?.localName ?? '',
} );

/** Saves a file named after the page. */
function save( blob: Blob ): void {
	const link = makeElement( 'a', {
		href: URL.createObjectURL( blob ),
		download: `${ document.title || 'heatmap' }.png`,
	} );
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}
