import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import { rulesOf } from '../flow/rules-of';
import { handOver } from '../loader/handover';
import type { Shown } from '../loader/handover';
import { previewPort } from '../transport/preview-port';
import { mount } from '../ui/mount/mount';
import type { DraftPreview } from './draft-preview';
import { lookAround } from './look-around';

/** What comes in anew at each key would flicker. */
const steady = sheetOf( '.card{animation:none}' );
const still = sheetOf( '.card *{animation:none}' );

const look = lookAround( ( scene ) => {
	const root = shown?.host.shadowRoot;
	if ( root ) {
		root.adoptedStyleSheets = root.adoptedStyleSheets.filter( ( sheet ) => sheet !== still ); // Going on looks as for visitors.
	}
	told( scene );
} );
let told: ( scene: string ) => void = () => undefined;
let drawn: { manifest: WidgetManifest; isDark: boolean } | null = null;
let shown: Shown | null = null;

const preview: DraftPreview = {
	draw: ( manifest, isDark ) => {
		drawn = { manifest, isDark };
		redraw();
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
	},
};

function redraw(): void {
	const survey = drawn?.manifest.surveys[ 0 ];
	shown?.close();
	shown = null;
	if ( drawn && survey && survey.questions.length > 0 ) {
		const { manifest, isDark } = drawn;
		const dressed = lookedAt( survey, isDark );
		shown = mount(
			dressed,
			manifest,
			previewPort,
			null,
			() => undefined,
			look.visit( dressed ),
			rulesOf( survey )
		);
		shown.host.shadowRoot?.adoptedStyleSheets.push( steady, still );
	}
}

function sheetOf( css: string ): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	return sheet;
}

/** The owner's browser has a setting of its own, which is not that of the visitors they think of. */
function lookedAt( survey: WidgetSurvey, isDark: boolean ): WidgetSurvey {
	const { style, dark } = survey.look;
	return { ...survey, look: { ...survey.look, style: isDark && dark ? dark : style, dark: '' } };
}

/** The page around is to be looked at: its links would lead out of the preview. */
function calmPage(): void {
	for ( const element of document.body.children ) {
		element.toggleAttribute( 'inert', true );
	}
}

calmPage();
handOver( { _preview: preview } );
