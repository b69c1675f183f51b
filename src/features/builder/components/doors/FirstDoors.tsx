import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { brush, pencil, seen } from '@wordpress/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checklist } from '@/api/get-checklist';
import type { SurveyTemplate } from '@/contract/types';
import { surveyTemplates } from '@/api/get-templates';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import { isTyped } from '@/features/builder/model/form/new';
import { BLANK } from '@/features/builder/model/setup/gallery';
import { sampleOf } from '@/features/builder/model/setup/sample';
import { startFrom } from '@/features/builder/model/setup/start-from';
import { goToPart } from '@/lib/links/go-to-part';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { Door } from './Door';
import { SampleDialog } from './SampleDialog';
import './FirstDoors.scss';

function showTemplates(): void {
	const heading = document.getElementById( 'uf-templates' );
	goToPart( heading, heading );
}

/** Three ways to the first survey of a site. Who has begun one, or has any, knows the way. */
export function FirstDoors() {
	const isUntouched = useBuilder( ( { form: { draft } } ) => draft.template === undefined && ! isTyped( draft ) );
	const site = useSite();
	const { can } = site;
	const dispatch = useDispatch();
	const navigate = useNavigate();
	const progress = useQuery( checklist ).data;
	const { data: templates = [] } = useQuery( surveyTemplates );
	const [ isTrying, setTrying ] = useState( false );
	const isFirst = progress?.steps.some( ( { name, is_done: isDone } ) => name === 'made' && ! isDone ) === true;
	const blank = templates.find( ( { key } ) => key === BLANK );
	const sample = sampleOf( templates );

	if ( ! isFirst || ! isUntouched ) {
		return null;
	}
	const start = ( template: SurveyTemplate, step: 'questions' | 'publish' ) => {
		dispatch( { type: 'done', operation: startFrom( template ) } );
		navigate( `/new/${ step }` );
	};
	return (
		<section className="uf-doors" aria-labelledby="uf-doors-title">
			<h2 id="uf-doors-title" className="uf-doors__title">
				{ __( 'Your first survey', 'userfeedback' ) }
			</h2>
			<ul className="uf-doors__list">
				<Door
					icon={ brush }
					name={ __( 'Choose a template', 'userfeedback' ) }
					text={ __( 'With questions that are ready to ask', 'userfeedback' ) }
					onOpen={ showTemplates }
				/>
				<Door
					icon={ pencil }
					name={ __( 'Write your own', 'userfeedback' ) }
					text={ __( 'Question by question, from an empty one', 'userfeedback' ) }
					onOpen={ () => blank && start( blank, 'questions' ) }
				/>
				<Door
					icon={ seen }
					name={ __( 'Try a sample on your site', 'userfeedback' ) }
					text={ __( 'Only you see it, and nothing is stored', 'userfeedback' ) }
					onOpen={ () => setTrying( sample !== undefined ) }
				/>
			</ul>
			{ can.settings && ! progress.is_set_up && (
				<p className="uf-doors__wizard">
					<a href={ adminPage( site, 'userfeedback_onboarding' ) }>
						{ __( 'Let the setup wizard ask you four short questions first', 'userfeedback' ) }
					</a>
				</p>
			) }
			{ isTrying && sample && (
				<SampleDialog
					sample={ sample }
					onUse={ () => start( sample, 'publish' ) }
					onClose={ () => setTrying( false ) }
				/>
			) }
		</section>
	);
}
