import { Icon } from '@wordpress/components';
import type { JSX } from 'react';

interface Props {
	icon: JSX.Element;
	name: string;
	text: string;
	onOpen: () => void;
}

export function Door( { icon, name, text, onOpen }: Props ) {
	return (
		<li>
			<button type="button" className="uf-door" onClick={ onOpen }>
				<Icon icon={ icon } size={ 24 } />
				<span className="uf-door__name">{ name }</span>
				<span className="uf-door__text">{ text }</span>
			</button>
		</li>
	);
}
