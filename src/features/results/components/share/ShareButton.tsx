import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { link as linkIcon } from '@wordpress/icons';
import { useState } from 'react';
import type { QuestionStats } from '@/contract/types';
import { ShareDialog } from './ShareDialog';

interface Props {
	surveyId: number;
	questions: readonly QuestionStats[];
}

export function ShareButton( props: Props ) {
	const [ isOpen, setOpen ] = useState( false );

	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				icon={ linkIcon }
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Share', 'userfeedback' ) }
			</Button>
			{ isOpen && <ShareDialog { ...props } onClose={ () => setOpen( false ) } /> }
		</>
	);
}
