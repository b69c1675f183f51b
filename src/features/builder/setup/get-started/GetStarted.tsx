import { useQuery } from '@tanstack/react-query';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { seen } from '@wordpress/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checklist } from '@/api/get-checklist';
import { surveyTemplates } from '@/api/get-templates';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { isTyped } from '@/features/builder/draft/form/new-draft';
import { sampleOf } from './sample-survey';
import { templateOperation } from '../template-operation';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { SampleDialog } from './SampleDialog';
import './GetStarted.scss';

/** The quickest start, on a site without surveys. The gallery below has the other starts, so they aren't repeated here. */
export function GetStarted() {
	const isUntouched = useBuilder( ( { form: { draft } } ) => draft.template === undefined && ! isTyped( draft ) );
	const site = useSite();
	const { can } = site;
	const dispatch = useDispatch();
	const navigate = useNavigate();
	const progress = useQuery( checklist ).data;
	const { data: templates = [] } = useQuery( surveyTemplates );
	const [ isTrying, setTrying ] = useState( false );
	const isFirst = progress?.steps.some( ( { name, is_done: isDone } ) => name === 'made' && ! isDone ) === true;
	const sample = sampleOf( templates );

	if ( ! isFirst || ! isUntouched ) {
		return null;
	}
	return (
		<section className="uf-doors" aria-labelledby="uf-doors-title">
			<h2 id="uf-doors-title" className="uf-doors__title">
				{ __( 'Your first survey', 'userfeedback' ) }
			</h2>
			<button type="button" className="uf-door" onClick={ () => setTrying( sample !== undefined ) }>
				<Icon icon={ seen } size={ 24 } />
				<span className="uf-door__name">{ __( 'Try a sample on your site', 'userfeedback' ) }</span>
				<span className="uf-door__text">
					{ __( 'Only you see it, and nothing is stored', 'userfeedback' ) }
				</span>
			</button>
			{ can.settings && ! progress.is_set_up && (
				<p className="uf-doors__wizard">
					<a href={ adminPage( site, 'userfeedback_onboarding' ) }>
						{ __( 'Or start with the setup wizard (4 questions)', 'userfeedback' ) }
					</a>
				</p>
			) }
			{ isTrying && sample && (
				<SampleDialog
					sample={ sample }
					onUse={ () => {
						dispatch( { type: 'done', operation: templateOperation( sample ) } );
						navigate( '/new/publish' );
					} }
					onClose={ () => setTrying( false ) }
				/>
			) }
		</section>
	);
}
