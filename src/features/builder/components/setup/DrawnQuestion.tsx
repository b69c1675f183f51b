import type { Cards } from '@widget/cards/door';
import { useEffect, useRef } from 'react';
import type { TemplateCards, WidgetQuestion } from '@/contract/types';

/** What cards of templates are drawn with. */
export interface DrawnWith extends Pick< TemplateCards, 'look' | 'strings' > {
	draw: Cards[ 'draw' ];
	/** By the template's key; of a locked one only the first. */
	questions: ReadonlyMap< string, readonly WidgetQuestion[] >;
}

interface Props {
	cards: DrawnWith | undefined;
	template: string;
	/** From 0. */
	place: number;
	count: number;
}

/** Nothing of it can be used, which React 18 knows as a text only. */
const INERT = { inert: '' };

/** A question as visitors see it, by their own card. It is a picture: its words stand elsewhere, or in what it opens. */
export function DrawnQuestion( { cards, template, place, count }: Props ) {
	const element = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const question = cards?.questions.get( template )?.[ place ];
		if ( cards && question && element.current ) {
			const { look, strings } = cards;
			cards.draw( element.current, { question, number: place + 1, count, look, strings } );
		}
	}, [ cards, template, place, count ] );

	return <div ref={ element } className="uf-drawn" aria-hidden="true" { ...INERT } />;
}
