import { useQuery } from '@tanstack/react-query';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { draftingSupport } from '@/features/builder/api/drafting';
import { DraftingDialog } from './DraftingDialog';
import { sparks } from '@/components/ui/sparks';

/** Another way to begin, only where the site has a model. */
export function DraftWithAi() {
	const { data } = useQuery( draftingSupport );
	const [ isOpen, setOpen ] = useState( false );

	if ( data?.is_available !== true ) {
		return null;
	}
	return (
		<>
			<button type="button" className="uf-setup__blank" onClick={ () => setOpen( true ) }>
				<Icon icon={ sparks } size={ 24 } />
				<span className="uf-setup__blank-name">{ __( 'Draft with AI', 'userfeedback' ) }</span>
				<span className="uf-setup__blank-text">{ __( 'From a sentence of yours', 'userfeedback' ) }</span>
			</button>
			{ isOpen && <DraftingDialog onClose={ () => setOpen( false ) } /> }
		</>
	);
}
