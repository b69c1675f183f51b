import type { CardsBundle } from '@widget/shared/api/template-cards';
import { useEffect, useRef } from 'react';
import type { TemplateCards, WidgetQuestion } from '@/contract/types';

/** Data for drawing template cards. */
export interface DrawnWith extends Pick< TemplateCards, 'look' | 'strings' > {
	draw: CardsBundle[ 'draw' ];
	/** By template key; only the first question of a locked template. */
	questions: ReadonlyMap< string, readonly WidgetQuestion[] >;
}

interface Props {
	cards: DrawnWith | undefined;
	template: string;
	/** From 0. */
	place: number;
	count: number;
}

/** Disables all interaction; React 18 knows it only as text. */
const INERT = { inert: '' };

/** A question as visitors see it, drawn by their card. It is an image: its text is elsewhere, or in the dialog it opens. */
export function TemplateQuestion( { cards, template, place, count }: Props ) {
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
