import { addToPageApi } from '../shared/api/page-api';
import { bundle } from './bundle';
import { kit } from './question-types/kit';
import { loadTypes, registerQuestionType } from './question-types/registered';

/** The extended survey bundle, see ../extended.d.ts. It loads the scripts of question types before a survey shows. */
addToPageApi( {
	registerQuestionType,
	...( IN_EDITION[ 'extra-question-types' ] && { _kit: kit } ),
	_bundle: {
		...bundle,
		show: ( survey, manifest, place ) =>
			void loadTypes( survey.questions ).then( () => bundle.show( survey, manifest, place ) ),
		open: ( wanted, manifest ) => {
			const questions = manifest?.surveys.find( ( { id } ) => id === wanted )?.questions ?? [];
			void loadTypes( questions ).then( () => bundle.open( wanted, manifest ) );
		},
	},
} );
