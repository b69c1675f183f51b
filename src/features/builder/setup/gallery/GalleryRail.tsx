import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format';
import { categoryLabel } from './category-label';
import type { Category, GalleryView } from './gallery';
import { DraftWithAi } from '../drafting/DraftWithAi';

interface Props {
	categories: readonly { name: Category; count: number }[];
	view: GalleryView;
	address: ( change: Partial< GalleryView > ) => string;
	onStartBlank: () => void;
}

/** "From scratch" first, then template categories with their counts. */
export function GalleryRail( { categories, view, address, onStartBlank }: Props ) {
	const all = categories.reduce( ( sum, { count } ) => sum + count, 0 );

	return (
		<div className="uf-setup__rail">
			<button type="button" className="uf-setup__blank" onClick={ onStartBlank }>
				<Icon icon={ plus } size={ 24 } />
				<span className="uf-setup__blank-name">{ __( 'Start from Scratch', 'userfeedback' ) }</span>
				<span className="uf-setup__blank-text">
					{ __( 'Starts with one empty question.', 'userfeedback' ) }
				</span>
			</button>
			{ IN_EDITION[ 'ai-summary' ] && <DraftWithAi /> }
			<nav aria-label={ __( 'Categories', 'userfeedback' ) }>
				<ul className="uf-setup__categories">
					<CategoryLink
						label={ __( 'All templates', 'userfeedback' ) }
						count={ all }
						to={ address( { category: null } ) }
						isCurrent={ view.category === null }
					/>
					{ categories.map( ( { name, count } ) => (
						<CategoryLink
							key={ name }
							label={ categoryLabel( name ) }
							count={ count }
							to={ address( { category: name } ) }
							isCurrent={ view.category === name }
						/>
					) ) }
				</ul>
			</nav>
		</div>
	);
}

interface LinkProps {
	label: string;
	count: number;
	to: string;
	isCurrent: boolean;
}

function CategoryLink( { label, count, to, isCurrent }: LinkProps ) {
	return (
		<li>
			<Link to={ to } preventScrollReset aria-current={ isCurrent || undefined } className="uf-setup__category">
				{ label } <span className="uf-setup__count">{ formatNumber( count ) }</span>
			</Link>
		</li>
	);
}
