import type { HeatmapMap, HeatmapViewData } from '../../../../src/contract/types';
import { shiftArea, pageArea, overlapOf } from '../layout/area';
import type { Area } from '../layout/area';
import type { ClickedElement } from '../layout/clicked-elements';
import { visiblePart } from '../layout/clips';
import { isUncovered, spotsOf } from '../layout/spots';
import type { Spot } from '../layout/spots';
import { fillText, formatPercent } from '../texts';
import type { Words } from '../texts';
import { peakOf } from './heat';
import { paintFrame, paintHeat, paintLines, paintReach, paintShares } from './marks';
import type { Line } from './marks';
import { marksOf, sharesOf } from './reach';

export type Mode = HeatmapViewData[ 'mode' ];

/** The content to draw, independent of the window. */
export interface Scene {
	map: HeatmapMap;
	mode: Mode;
	places: readonly ClickedElement[];
	/** Framed: the element pointed at, and the one selected in a list. */
	framed: readonly ( ClickedElement | undefined )[];
}

/** Opacity of the scroll map's veil, alone and under clicks. */
const VEIL = { clicks: 0, scroll: 1, both: 0.5 };

/** The number of elements that are labeled with their share. */
const NUMBERED = 5;

/** Draws the current window. */
export function drawWindow( ink: CanvasRenderingContext2D, scene: Scene, words: Words ): void {
	const { clientWidth: width, clientHeight: height } = document.documentElement;
	const view = { left: 0, top: 0, right: width, bottom: height };
	const spots = scene.places.flatMap( ( place ) =>
		spotsOf( place ).flatMap( ( spot ) => {
			const within = overlapOf( spot.within, view );
			const isSeen = within && ( ! place.element || isUncovered( place.element, spot.x, spot.y ) );
			return isSeen ? [ { ...spot, within } ] : [];
		} )
	);
	draw( ink, scene, words, spots, pageArea(), width, height, ( area ) => overlapOf( area, view ) );
}

/** Draws the full page, with fixed elements where they are at the top. */
export function drawPage( ink: CanvasRenderingContext2D, scene: Scene, words: Words ): void {
	const page = pageArea();
	const [ x, y ] = [ -page.left, -page.top ];
	const width = page.right - page.left;
	const height = page.bottom - page.top;
	const spots = scene.places.flatMap( ( place ) =>
		spotsOf( place ).map( ( spot ) => ( {
			...spot,
			x: spot.x + x,
			y: spot.y + y,
			within: shiftArea( spot.within, x, y ),
		} ) )
	);
	draw( ink, scene, words, spots, shiftArea( page, x, y ), width, height, ( area ) => shiftArea( area, x, y ) );
}

function draw(
	ink: CanvasRenderingContext2D,
	{ map, mode, places, framed }: Scene,
	words: Words,
	spots: readonly Spot[],
	page: Area,
	width: number,
	height: number,
	seen: ( area: Area ) => Area | null
): void {
	const areaOf = ( place: ClickedElement | undefined ): Area | null => {
		const part = place?.state === 'here' && place.element ? visiblePart( place.element, place.boxes ) : null;
		return part && seen( part );
	};
	if ( mode !== 'clicks' && map.views ) {
		paintReach( ink, sharesOf( map ), page, VEIL[ mode ] );
	}
	if ( mode !== 'scroll' && spots.length ) {
		paintHeat( ink, spots, peakIn( places ), width, height );
	}
	if ( mode !== 'clicks' && map.views ) {
		paintLines( ink, linesOf( map, words ), page, width );
	}
	for ( const place of framed ) {
		const area = areaOf( place );
		if ( area ) {
			paintFrame( ink, area );
		}
	}
	if ( mode !== 'scroll' ) {
		const numbered = places.filter( ( { state } ) => state === 'here' ).slice( 0, NUMBERED );
		paintShares(
			ink,
			numbered.flatMap( ( place ) => {
				const area = areaOf( place );
				const isSeen =
					area &&
					spots.some(
						( { within, x, y } ) =>
							x >= area.left && x <= area.right && y >= area.top && y <= area.bottom && within
					);
				return isSeen ? [ { text: formatPercent( place.clicks / map.clicks ), area } ] : [];
			} ),
			width
		);
	}
}

/** Returns the peak of the full page, so that a color means the same at every scroll position. */
const peakIn = ( places: readonly ClickedElement[] ): number =>
	Math.max( ...places.map( ( place ) => peakOf( spotsOf( place ) ) ) );

function linesOf( map: HeatmapMap, words: Words ): Line[] {
	const marks = marksOf( sharesOf( map ) ).map( ( mark ) => ( {
		...mark,
		text: fillText( words.reached, formatPercent( mark.share ) ),
		isDashed: true,
	} ) );
	const fold = map.fold_average;
	return fold === null || fold >= 100
		? marks
		: [ ...marks, { depth: fold / 100, share: 1, text: words.fold, isDashed: false } ];
}
