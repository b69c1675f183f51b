import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Card } from '@/components/ui/layout/Card';
import { usePreview } from '@/features/onboarding/model/use-preview';

/** Drawn by the visitors' own script on a page of the site. */
export function LookPreview() {
	const { manifest, error } = usePreview();
	const [ scene, setScene ] = useState( '' );
	const first = manifest?.surveys[ 0 ]?.questions[ 0 ]?.id ?? '';

	return (
		<Card title={ __( 'On your site', 'userfeedback' ) } className="uf-wizard__preview">
			<PreviewFrame
				manifest={ manifest }
				device="tablet" // The smallest where positions differ.
				isDark={ false }
				scene={ scene === '' ? first : scene }
				onScene={ setScene }
				turn={ 0 }
			/>
			{ error && (
				<p role="status">
					{ __( 'The preview isn’t available right now.', 'userfeedback' ) } <ErrorMessage error={ error } />
				</p>
			) }
		</Card>
	);
}
