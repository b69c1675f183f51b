import { render } from 'preact';
import type { Card } from '../../shared/api/template-cards';
import { advancesAutomatically } from '../../survey/flow/answer-rules';
import { EMPTY_DRAFT } from '../../survey/flow/flow';
import { Widget } from '../../survey/ui/card/Widget';
import { attachSurveyRoot } from '../../survey/ui/page/survey-root';
import type { Actions, Asked, View } from '../../survey/ui/view';

const nothing = (): void => undefined;
const NO_ACTIONS: Actions = {
	edit: nothing,
	choose: nothing,
	next: nothing,
	skip: nothing,
	back: nothing,
	turn: nothing,
	close: nothing,
};

/** The question as a visitor first sees it: no choice and no errors yet. */
const viewOf = ( { question, number, count, look, strings }: Card ): View => {
	const asked: Asked = {
		question,
		draft: EMPTY_DRAFT,
		order: question.options.map( ( _, place ) => place ),
		errors: [],
		isOptional: false,
	};
	return {
		...asked,
		page: [ asked ],
		isInline: true,
		isOpen: true,
		isPreview: false,
		look: { ...look, logo: 'none' },
		style: look.style,
		phase: 'asking',
		number,
		count,
		isAbout: false,
		canSkip: false,
		hasNext: ! advancesAutomatically( question ),
		thankYou: { heading: [], text: [], button: null, url: '', conditions: [] },
		strings,
	};
};

window.userfeedback_cards = {
	draw: ( place, card ) => {
		place.textContent = '';
		render( <Widget view={ viewOf( card ) } act={ NO_ACTIONS } />, attachSurveyRoot( place ) );
	},
};
