import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { useState } from 'react';
import { useMedia } from '@/lib/hooks/use-media';
import { useStable } from '@/lib/hooks/use-stable';
import { isRtl } from '@/lib/locale';
import { PreviewSwitch } from '../preview/PreviewSwitch';
import { PreviewPane } from '../preview/PreviewPane';
import { BrandingEditor } from './branding/BrandingEditor';
import { QuestionEditor } from './editor/QuestionEditor';
import { Outline } from './outline/Outline';
import { useQuestionActions } from './actions/use-question-actions';
import { ThankYouEditor } from './thank-you/ThankYouEditor';
import { AFTER_QUESTIONS, BRANDING, THANK_YOU } from '../shell/focus/field-locations';
import { useOpenQuestion } from '../shell/focus/use-open-question';
import { useOutlineFocus } from '../shell/focus/use-outline-focus';
import { ENDING } from '@/components/preview/scenes';
import '@/components/ui/layout/Stack.scss';
import './QuestionsStep.scss';

/** Panes side by side; a narrow screen fits only one, and opens the editor over the outline. */
export function QuestionsStep() {
	const chosen = useOpenQuestion();
	const { actions, announcement, dialog } = useQuestionActions();
	const isWide = useMedia( '(min-width: 1200px)' );
	const [ isPreview, setPreview ] = useState( false );
	const isLook = chosen.id === BRANDING;
	const [ scene, setScene ] = useState( () => sceneOf( chosen.first ) );
	if ( ! isLook && scene !== sceneOf( chosen.id ) ) {
		setScene( sceneOf( chosen.id ) );
	}
	useOutlineFocus( chosen );
	// While branding is edited, the preview continues independently.
	const follow = useStable( ( told: string ) =>
		isLook ? setScene( told ) : chosen.open( told === ENDING ? THANK_YOU : told )
	);

	return (
		<div className="uf-stack">
			<h2 className="screen-reader-text" tabIndex={ -1 } data-route-focus>
				{ __( 'Questions', 'userfeedback' ) }
			</h2>
			<div className="screen-reader-text" role="status">
				{ announcement }
			</div>
			{ ! isWide && <PreviewSwitch isPreview={ isPreview } onChange={ setPreview } /> }
			{ ! isWide && isPreview && (
				<div className="uf-questions__only-preview">
					<PreviewPane scene={ scene } onScene={ follow } />
				</div>
			) }
			<div
				className={ `uf-questions ${ chosen.isFirst ? 'is-at-outline' : '' }` }
				hidden={ ! isWide && isPreview }
			>
				<Outline chosenId={ chosen.id } onAdd={ actions.add } onMove={ actions.move } />
				<div className="uf-questions__editor">
					<Button
						className="uf-questions__back"
						variant="link"
						icon={ isRtl() ? chevronRight : chevronLeft }
						onClick={ chosen.toOutline }
					>
						{ __( 'All questions', 'userfeedback' ) }
					</Button>
					{ chosen.id === THANK_YOU && <ThankYouEditor /> }
					{ isLook && <BrandingEditor /> }
					{ ! AFTER_QUESTIONS.includes( chosen.id ) && (
						<QuestionEditor
							id={ chosen.id }
							tab={ chosen.tab }
							onTab={ chosen.openTab }
							actions={ actions }
						/>
					) }
				</div>
				{ isWide && (
					<div className="uf-questions__preview">
						<PreviewPane scene={ scene } onScene={ follow } />
					</div>
				) }
			</div>
			{ dialog }
		</div>
	);
}

function sceneOf( id: string ): string {
	return id === THANK_YOU ? ENDING : id;
}
