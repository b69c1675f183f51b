<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site rejected the request or can't complete it, for a reason that the caller can read. */
final class RequestError extends Problem {

	/** HTTP status of each error code, except where the constructor's caller knows a better one. */
	private const STATUSES = array(
		'userfeedback_bad_token'      => 403,
		'userfeedback_expired_token'  => 403,
		'userfeedback_export_running' => 409,
		'userfeedback_forbidden'      => 403,
		'userfeedback_foreign_origin' => 403,
		'userfeedback_no_draft'       => 502,
		'userfeedback_not_found'      => 404,
		'userfeedback_outside_failed' => 502,
		'userfeedback_stale'          => 409,
		'userfeedback_too_large'      => 413,
		'userfeedback_too_many'       => 429,
		'userfeedback_upgrade'        => 403,
	);

	/**
	 * @param key-of<self::STATUSES> $slug
	 * @param string                $sentence for the user; empty for ErrorMapper's default.
	 * @param array<string, mixed>  $details
	 * @param array<string, string> $headers
	 * @param string                $kind     type of a missing item, which selects ErrorMapper's sentence.
	 */
	private function __construct(
		private readonly string $slug,
		string $message,
		private readonly string $sentence = '',
		private readonly array $details = array(),
		private readonly array $headers = array(),
		private readonly ?int $status = null,
		public readonly string $kind = ''
	) {
		parent::__construct( $message );
	}

	/** A public write without a signed token of its own survey, post or page. */
	public static function badToken(): self {
		return new self( 'userfeedback_bad_token', 'The token is not for this survey.' );
	}

	/** A cached page can be older than its token. The widget retries automatically with the fresh one in `data.nonce`. */
	public static function expiredToken( string $freshToken ): self {
		return new self( 'userfeedback_expired_token', 'The token has run out.', details: array( 'nonce' => $freshToken ) );
	}

	/** Another export of this user is still running; the new one was not started. */
	public static function exportRunning(): self {
		return new self( 'userfeedback_export_running', '' );
	}

	/**
	 * The caller lacks permission.
	 *
	 * @param string $sentence for the user, if there is more to say than that it is not allowed.
	 * @param string $field    the field the user may not change, if any.
	 */
	public static function forbidden( string $why = '', string $sentence = '', string $field = '' ): self {
		$details = '' === $field ? array() : array( 'params' => array( $field => $sentence ) );
		return new self( 'userfeedback_forbidden', $why, $sentence, $details );
	}

	/** The request came from a page of another site. */
	public static function foreignOrigin(): self {
		return new self( 'userfeedback_foreign_origin', '' );
	}

	/** The AI model couldn't draft a survey; nothing was stored. */
	public static function draftingFailed( string $sentence, int $status ): self {
		return new self( 'userfeedback_no_draft', "No draft ($status).", $sentence, status: $status );
	}

	/** It does not exist, or the caller may not know about it. */
	public static function notFound( string $message = '', string $kind = 'survey' ): self {
		return new self( 'userfeedback_not_found', $message, kind: $kind );
	}

	/**
	 * An external service did not complete a request.
	 *
	 * @param string $sentence what failed and why, for the owner.
	 * @param bool   $isOurs   true if something is missing on this site, such as a connection; not the service's fault.
	 */
	public static function externalServiceFailed( string $sentence, bool $isOurs = false ): self {
		return new self(
			'userfeedback_outside_failed',
			'A service outside the site failed.',
			$sentence,
			status: $isOurs ? 409 : null
		);
	}

	/** Someone else saved the survey since it was loaded; nothing was stored. */
	public static function versionConflict( int $currentVersion ): self {
		return new self( 'userfeedback_stale', "The current version is $currentVersion.", details: array( 'version' => $currentVersion ) );
	}

	public static function bodyTooLarge(): self {
		return new self( 'userfeedback_too_large', 'The body is larger than 64 KB.' );
	}

	/**
	 * The rate limit was reached; `Retry-After` says when to retry.
	 *
	 * @param string $sentence for the user, if it is not about responses.
	 */
	public static function tooManyRequests( int $seconds, string $sentence = '' ): self {
		return new self(
			'userfeedback_too_many',
			"Try again in $seconds seconds.",
			$sentence,
			headers: array( 'Retry-After' => (string) $seconds )
		);
	}

	/**
	 * The site's plan or add-ons lack this feature; `data.upgrade` names it and its requirements.
	 *
	 * @param string      $sentence for the owner: what is not available, and what would help.
	 * @param string|null $addon    slug of the add-on that must be active, if any.
	 */
	public static function upgradeNeeded( string $feature, string $plan, string $sentence, ?string $addon = null ): self {
		$upgrade = array(
			'feature' => $feature,
			'plan'    => $plan,
		);
		if ( null !== $addon ) {
			$upgrade['addon'] = $addon;
		}
		return new self(
			'userfeedback_upgrade',
			"$feature needs the $plan plan" . ( null === $addon ? '.' : " and the add-on $addon." ),
			$sentence,
			array( 'upgrade' => $upgrade )
		);
	}

	public function status(): int {
		return $this->status ?? self::STATUSES[ $this->slug ];
	}

	public function slug(): string {
		return $this->slug;
	}

	public function sentence(): ?string {
		return '' === $this->sentence ? null : $this->sentence;
	}

	public function details(): array {
		return $this->details;
	}

	public function headers(): array {
		return $this->headers;
	}
}
