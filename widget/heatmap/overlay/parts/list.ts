import type { HeatmapMap } from '../../../../src/contract/types';
import { labelOf } from '../layout/label';
import { part } from './part';
import type { Place } from '../layout/places';
import { filled, inClicks, inNumbers, inPercent } from '../words';
import type { Words } from '../words';

/** Describes the colors in words: for people who can't see them, and for elements no longer on the page. */
export function fillList(
	list: HTMLElement,
	{ clicks, other_clicks: others }: HeatmapMap,
	places: readonly Place[],
	words: Words,
	choose: ( place: Place ) => void
): void {
	list.replaceChildren(
		...places.map( ( place ) =>
			part(
				'li',
				{},
				part(
					'button',
					{ type: 'button', onclick: () => choose( place ) },
					part( 'span', {}, ( place.element && labelOf( place.element ) ) || place.selector ),
					part( 'span', { className: 'note' }, inPercent( place.clicks / clicks ) ),
					part(
						'small',
						{},
						inClicks( words, place.clicks ) +
							( place.state === 'here' ? '' : ` · ${ words[ place.state ] }` )
					)
				)
			)
		),
		...( others ? [ part( 'li', {}, part( 'p', {}, filled( words.other, inNumbers( others ) ) ) ) ] : [] ),
		...( places.length ? [] : [ part( 'li', {}, part( 'p', {}, words.none ) ) ] )
	);
}
