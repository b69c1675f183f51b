<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Rest\Reply;
use UserFeedback\Rest\Request;

/** The manifest for a page that came out of a cache too old to be believed. */
final class ManifestController {

	private const CACHE = 'public, max-age=60';

	public function __construct( private readonly Candidates $candidates, private readonly ManifestMapper $mapper ) {}

	public function show( Request $request ): Reply {
		$query    = $request->query();
		$page     = PageContext::byId( is_int( $query['page'] ?? null ) ? $query['page'] : 0 );
		$manifest = $this->mapper->toArray( $this->candidates->with( $request->listed( 'inline' ), $page->id ), $page );

		// Weak, and not of the moment it was made: what a browser has is as good as a new one until something else differs.
		$etag    = 'W/"' . md5( (string) wp_json_encode( array_diff_key( $manifest, array( 'made_at' => true ) ) ) ) . '"';
		$headers = array(
			'Cache-Control' => self::CACHE,
			'ETag'          => $etag,
		);
		return self::has( $request->etag(), $etag ) ? new Reply( null, 304, $headers ) : new Reply( $manifest, null, $headers );
	}

	/** `If-None-Match` may list several, and a proxy may have made a weak one strong. */
	private static function has( string $if_none_match, string $etag ): bool {
		$theirs = array_map( static fn( string $one ): string => str_replace( 'W/', '', trim( $one ) ), explode( ',', $if_none_match ) );
		return in_array( str_replace( 'W/', '', $etag ), $theirs, true );
	}
}
