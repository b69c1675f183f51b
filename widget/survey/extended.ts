import type { WidgetSurvey } from '../../src/contract/types';
import { addToPageApi, pageApi } from '../shared/api/page-api';
import { addScript } from '../shared/trust/load-script';
import { isSiteScript } from '../shared/trust/our-script';
import { bundle } from './bundle';
import { kit } from './question-types/kit';
import { loadTypes, registerQuestionType } from './question-types/registered';

const loadScripts = ( survey?: WidgetSurvey ): Promise< unknown > =>
	Promise.all( [
		loadTypes( survey?.questions ?? [] ),
		IN_EDITION.behavior &&
			survey?.recorder &&
			addScript( isSiteScript( survey.recorder ), survey.recorder, () => pageApi()?._visits ),
	] );

/** The extended survey bundle, see ../extended.d.ts. It loads other scripts that a survey needs before it shows. */
addToPageApi( {
	registerQuestionType,
	...( IN_EDITION[ 'extra-question-types' ] && { _kit: kit } ),
	_bundle: {
		...bundle,
		show: ( survey, manifest, place ) =>
			void loadScripts( survey ).then( () => bundle.show( survey, manifest, place ) ),
		open: ( wanted, manifest ) =>
			void loadScripts( manifest?.surveys.find( ( { id } ) => id === wanted ) ).then( () =>
				bundle.open( wanted, manifest )
			),
	},
} );
