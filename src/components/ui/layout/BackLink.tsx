import { Icon } from '@wordpress/components';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { isRtl } from '@/lib/locale';
import './BackLink.scss';

export interface BackLinkProps {
	/** Name of the target. */
	label: string;
	to: string;
}

export function BackLink( { label, to }: BackLinkProps ) {
	return (
		<Link className="uf-back" to={ to }>
			<Icon icon={ isRtl() ? chevronRight : chevronLeft } size={ 20 } />
			<span className="uf-back__label">{ label }</span>
		</Link>
	);
}
