import type { WidgetManifest, WidgetSurvey } from '../../../src/contract/types';
import { surveyRules } from '../../survey/flow/survey-rules';
import { addToPageApi } from '../../shared/api/page-api';
import type { ShownSurvey } from '../../shared/api/page-api';
import { previewPort } from '../../survey/transport/preview-port';
import { mount } from '../../survey/ui/mount/mount';
// Owners see cards drawn by nearly the same code: those who view templates go on to the builder's frame.
import './cards';
import { makeStyleSheet } from '../../shared/dom/shadow-root';
import type { DraftPreview } from '../../shared/api/draft-preview';
import { isKnown } from '../../survey/question-types/fields';
import { loadTypes, registerQuestionType } from '../../survey/question-types/registered';
import { previewPosition } from './preview-position';
import { updateTexts } from './update-texts';

/** An entry animation at each key press would flicker. */
const steady = makeStyleSheet( '.card{animation:none}' );
const still = makeStyleSheet( '.card *{animation:none}' );

const look = previewPosition( ( scene ) => {
	const root = shown?.host.shadowRoot;
	if ( root ) {
		root.adoptedStyleSheets = root.adoptedStyleSheets.filter( ( sheet ) => sheet !== still ); // Later steps animate as for visitors.
	}
	told( scene );
} );
let told: ( scene: string ) => void = () => undefined;
let drawn: { manifest: WidgetManifest; isDark: boolean } | null = null;
let shown: ShownSurvey | null = null;
/** The survey given to `shown`. */
let given: WidgetSurvey | null = null;

const preview: DraftPreview = {
	draw: ( manifest, isDark ) => {
		const dressed = dressedOf( manifest, isDark );
		const isOnlyRetold =
			JSON.stringify( drawn?.manifest.strings ) === JSON.stringify( manifest.strings ) &&
			shown !== null &&
			given !== null &&
			dressed !== null &&
			updateTexts( given, dressed, shown.isUnderWay() );
		drawn = { manifest, isDark };
		if ( isOnlyRetold ) {
			shown?.redraw();
		} else {
			redraw();
		}
	},
	goTo: ( scene ) => {
		look.goTo( scene );
		redraw();
	},
	restart: () => {
		look.restart();
		redraw();
	},
	listen: ( onScene ) => {
		told = onScene;
		calmPage();
	},
};

function redraw(): void {
	shown?.close();
	shown = null;
	given = drawn && dressedOf( drawn.manifest, drawn.isDark );
	const isLoading = given?.questions.some( ( question ) => question.script && ! isKnown( question ) );
	if ( given && isLoading ) {
		void loadTypes( given.questions ).then( ( isComplete ) => isComplete && redraw() );
		return;
	}
	given &&= { ...given, questions: given.questions.filter( isKnown ) };
	if ( drawn && given && given.questions.length > 0 ) {
		shown = mount(
			given,
			drawn.manifest,
			previewPort,
			null,
			() => undefined,
			look.visit( given ),
			surveyRules( given )
		);
		shown.host.shadowRoot?.adoptedStyleSheets.push( steady, still );
	}
}

/** Sets the color scheme, since the owner's browser setting is not that of the visitors they have in mind. */
function dressedOf( { surveys: [ survey ] }: WidgetManifest, isDark: boolean ): WidgetSurvey | null {
	if ( survey === undefined ) {
		return null;
	}
	const { style, dark } = survey.look;
	return { ...survey, look: { ...survey.look, style: isDark && dark ? dark : style, dark: '' } };
}

/** Makes the page around the survey inert: its links would leave the preview. */
function calmPage(): void {
	for ( const element of document.body.children ) {
		element.toggleAttribute( 'inert', true );
	}
}

addToPageApi( { _preview: preview, registerQuestionType } );
