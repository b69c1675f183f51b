import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, closeSmall, warning } from '@wordpress/icons';
import { useId } from 'react';
import { IconButton } from '@/components/ui/actions/IconButton';
import type { InboxItem } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';
import { InboxButtons } from './InboxButtons';

interface Props {
	entry: InboxItem;
	onDismiss?: ( ( id: string ) => void ) | undefined;
}

export function InboxEntry( { entry, onDismiss }: Props ) {
	const title = useId();

	return (
		<li className={ `uf-inbox__entry is-${ entry.icon }` } aria-labelledby={ title }>
			<span className="uf-inbox__icon">
				<Icon icon={ entry.icon === 'warning' ? warning : check } size={ 20 } />
			</span>
			<div className="uf-inbox__words">
				<h2 className="uf-inbox__title" id={ title }>
					{ entry.title }
				</h2>
				<p>{ entry.content }</p>
				<InboxButtons entry={ entry } isDismissed={ onDismiss === undefined } />
			</div>
			{ onDismiss && (
				<IconButton
					icon={ closeSmall }
					/* translators: %s: title of a notification */
					label={ sprintf( __( 'Dismiss %s', 'userfeedback' ), entry.title ) }
					onClick={ () => onDismiss( entry.id ) }
				/>
			) }
		</li>
	);
}
