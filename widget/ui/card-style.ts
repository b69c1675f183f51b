import { readableFill } from './colours';

/** The product's default colours, until a survey brings its own. */
const BUTTON = readableFill( '#2D87F1' );
const TOGGLE = readableFill( '#23282D' );

/** Custom properties that styles.css draws with. Set through the style object, which no content policy forbids. */
export const CARD_STYLE = {
	'--card': '#ffffff',
	'--text': '#23282D',
	'--button': BUTTON.background,
	'--on-button': BUTTON.text,
	'--toggle': TOGGLE.background,
	'--on-toggle': TOGGLE.text,
};
