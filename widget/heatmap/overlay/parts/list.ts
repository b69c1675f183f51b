import type { HeatmapMap } from '../../../../src/contract/types';
import type { ClickedElement } from '../layout/clicked-elements';
import { labelOf } from '../layout/element-label';
import { fillText, formatClicks, formatNumber, formatPercent } from '../texts';
import type { Words } from '../texts';
import { makeElement } from './make-element';

/** Describes the colors in words: for people who can't see them, and for elements no longer on the page. */
export function fillList(
	list: HTMLElement,
	{ clicks, other_clicks: others }: HeatmapMap,
	places: readonly ClickedElement[],
	words: Words,
	choose: ( place: ClickedElement ) => void
): void {
	list.replaceChildren(
		...places.map( ( place ) =>
			makeElement(
				'li',
				{},
				makeElement(
					'button',
					{ type: 'button', onclick: () => choose( place ) },
					makeElement( 'span', {}, ( place.element && labelOf( place.element ) ) || place.selector ),
					makeElement( 'span', { className: 'note' }, formatPercent( place.clicks / clicks ) ),
					makeElement(
						'small',
						{},
						formatClicks( words, place.clicks ) +
							( place.state === 'here' ? '' : ` · ${ words[ place.state ] }` )
					)
				)
			)
		),
		...( others
			? [ makeElement( 'li', {}, makeElement( 'p', {}, fillText( words.other, formatNumber( others ) ) ) ) ]
			: [] ),
		...( places.length ? [] : [ makeElement( 'li', {}, makeElement( 'p', {}, words.none ) ) ] )
	);
}
