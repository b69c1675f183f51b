import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SurveyTemplate } from '@/contract/types';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useDraftManifest } from '@/features/builder/preview/use-draft-manifest';
import { sampleForm } from './sample-survey';
import { desktopOnlyText } from '@/lib/edition/desktop-only';
import { useSite } from '@/lib/site';
import { useMedia } from '@/lib/hooks/use-media';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import './SampleDialog.scss';

interface Props {
	sample: SurveyTemplate;
	onUse: () => void;
	onClose: () => void;
}

/** The site's own front page with the visitor widget on it: visitors never see what the owner hasn't published. */
export function SampleDialog( { sample, onUse, onClose }: Props ) {
	const [ form ] = useState( () => sampleForm( sample ) );
	const { manifest, error } = useDraftManifest( form );
	const site = useSite();
	const isNarrow = useMedia( '(max-width: 782px)' );
	const [ scene, setScene ] = useState( form.draft.questions[ 0 ]?.id ?? '' );

	return (
		<Modal
			title={ __( 'Sample on your site', 'userfeedback' ) }
			size="fill"
			className="uf-sample"
			onRequestClose={ onClose }
		>
			<div className="uf-sample__page">
				<PreviewFrame
					manifest={ manifest }
					device={ isNarrow ? 'mobile' : 'desktop' }
					isDark={ false }
					scene={ scene }
					onScene={ setScene }
					turn={ 0 }
				/>
			</div>
			<div className="uf-sample__foot">
				<p role="status">
					{ error ? (
						<>
							{ __( 'The sample can’t be shown right now.', 'userfeedback' ) }{ ' ' }
							<ErrorMessage error={ error } />
						</>
					) : (
						[
							__(
								'Answer it as a visitor would. Only you see it, and nothing is stored.',
								'userfeedback'
							),
							desktopOnlyText( site ),
						]
							.filter( Boolean )
							.join( ' ' )
					) }
				</p>
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
					{ __( 'Close', 'userfeedback' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" onClick={ onUse }>
					{ __( 'Use this survey', 'userfeedback' ) }
				</Button>
			</div>
		</Modal>
	);
}
