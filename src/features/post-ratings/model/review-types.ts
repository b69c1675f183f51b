import type { RatingSettings, ReviewType, ReviewTypeOfPosts } from '@/contract/types';

type Types = RatingSettings[ 'schema_types' ];
type Value = ReviewType[ 'value' ];

/** Returns a post type's schema type for search engines; null for none. */
export function typeOf( types: Types, postType: string ): Value | null {
	return types.find( ( entry ) => entry.post_type === postType )?.schema_type ?? null;
}

export function withType( types: Types, postType: string, value: Value | null ): ReviewTypeOfPosts[] {
	const others = types.filter( ( entry ) => entry.post_type !== postType );
	return value === null ? others : [ ...others, { post_type: postType, schema_type: value } ];
}
