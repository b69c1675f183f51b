import { useQuery } from '@tanstack/react-query';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { draftingSupport } from './drafting';
import { DraftingDialog } from './DraftingDialog';
import { ConnectAi } from '@/components/integrations/ConnectAi';
import { sparks } from '@/components/ui/sparks';

/** Another way to start. Without a model, only a link to connect one. */
export function DraftWithAi() {
	const { data } = useQuery( draftingSupport );
	const [ isOpen, setOpen ] = useState( false );

	if ( data === undefined ) {
		return null;
	}
	if ( ! data.is_available ) {
		return (
			<ConnectAi url={ data.connect_url } offer="drafts">
				{ __( 'Draft surveys with AI.', 'userfeedback' ) }
			</ConnectAi>
		);
	}
	return (
		<>
			<button type="button" className="uf-setup__blank" onClick={ () => setOpen( true ) }>
				<Icon icon={ sparks } size={ 24 } />
				<span className="uf-setup__blank-name">{ __( 'Draft with AI', 'userfeedback' ) }</span>
				<span className="uf-setup__blank-text">
					{ __( 'Describe what you want to learn', 'userfeedback' ) }
				</span>
			</button>
			{ isOpen && <DraftingDialog onClose={ () => setOpen( false ) } /> }
		</>
	);
}
