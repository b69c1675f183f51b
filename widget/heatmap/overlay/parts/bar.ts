import type { HeatmapMap } from '../../../../src/contract/types';
import type { Mode } from '../paint/drawing';
import { fillText, formatNumber } from '../texts';
import type { Words } from '../texts';
import { makeElement } from './make-element';

export interface Bar {
	element: HTMLElement;
	/** Announces a text to assistive technology. */
	say( text: string ): void;
	show( map: HeatmapMap, mode: Mode ): void;
}

interface Wishes {
	mode( mode: Mode ): void;
	list( isOpen: boolean ): void;
	/** Resolves when the picture is made. */
	picture(): Promise< void >;
	close(): void;
}

/** Makes the toolbar for a separate tab, where nothing of wp-admin is next to the page. */
export function makeBar( words: Words, wish: Wishes ): Bar {
	const modes = ( [ 'clicks', 'scroll', 'both' ] as const ).map( ( mode ) => ( {
		mode,
		input: makeElement( 'input', { type: 'radio', name: 'mode', onchange: () => wish.mode( mode ) } ),
	} ) );
	const note = makeElement( 'span', { className: 'note' } );
	const said = makeElement( 'span', { className: 'said', role: 'status' } );
	const list = makeElement( 'button', { type: 'button', ariaExpanded: 'false' }, words.elements );
	list.onclick = () => {
		const isOpen = list.ariaExpanded !== 'true';
		list.ariaExpanded = String( isOpen );
		wish.list( isOpen );
	};
	const picture = makeElement( 'button', { type: 'button' }, words.picture );
	picture.onclick = () => {
		// Tab can still reach it while it is busy.
		if ( picture.ariaDisabled !== 'true' ) {
			picture.ariaDisabled = 'true';
			void wish.picture().finally( () => {
				picture.ariaDisabled = null;
			} );
		}
	};
	const close = makeElement( 'button', { type: 'button', onclick: () => wish.close() }, words.close );
	return {
		element: makeElement(
			'section',
			{ className: 'bar', ariaLabel: words.title },
			note,
			makeElement(
				'fieldset',
				{},
				makeElement( 'legend', {}, words.mode ),
				...modes.map( ( { input, mode } ) => makeElement( 'label', {}, input, words[ mode ] ) )
			),
			makeElement( 'div', { className: 'buttons' }, list, picture, close ),
			said
		),
		say: ( text ) => {
			said.textContent = text;
		},
		show: ( { views }, shown ) => {
			note.textContent = fillText( words.views, formatNumber( views ) );
			modes.forEach( ( { input, mode } ) => {
				input.checked = mode === shown;
			} );
		},
	};
}
