<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps links to ShareShape. */
final class ShareMapper {

	/** Query parameter of a link's URL. */
	public const PARAMETER = 'userfeedback_results';

	/**
	 * @param list<Share> $shares
	 * @return array<string, mixed>
	 */
	public static function list( array $shares, bool $canMake ): array {
		if ( array() !== $shares ) {
			cache_users( array_map( static fn( Share $share ): int => $share->userId, $shares ) ); // Load all names in one query.
		}
		return array(
			'shares'   => array_map( array( self::class, 'toArray' ), $shares ),
			'can_make' => $canMake,
			'most'     => ShareRepository::MOST,
		);
	}

	/** @return array<string, mixed> */
	public static function toArray( Share $share ): array {
		$user = get_userdata( $share->userId );
		return array(
			'id'           => $share->id,
			'survey_id'    => $share->surveyId,
			'token'        => $share->token,
			'url'          => self::address( $share->token ),
			'question_ids' => $share->questionIds,
			'texts'        => $share->texts,
			'days'         => 0 === $share->days ? 'all' : (string) $share->days,
			'created_at'   => Clock::toApi( $share->createdAt ),
			'expires_at'   => null === $share->expiresAt ? null : Clock::toApi( $share->expiresAt ),
			'made_by'      => false === $user ? '' : $user->display_name,
		);
	}

	/** Returns true if a link's page is requested. */
	public static function isAsked(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The token in it is what gives the right.
		return isset( $_GET[ self::PARAMETER ] );
	}

	public static function address( string $token ): string {
		return add_query_arg( self::PARAMETER, $token, home_url( '/' ) );
	}
}
