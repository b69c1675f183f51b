<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One line of the table of admin-ajax actions. */
final class AjaxAction {

	public const PREFIX = 'userfeedback_';

	/**
	 * @param array{class-string, string} $handler
	 * @param string                      $nonce group of actions that share a nonce.
	 * @param string|null                 $also  a capability of WordPress's own that is needed besides ours.
	 */
	private function __construct(
		public readonly string $name,
		public readonly array $handler,
		public readonly Can $can,
		public readonly string $nonce,
		public readonly ?string $also,
		public readonly Shape $body,
		public readonly Shape $answer
	) {}

	/** @param array{class-string, string} $handler */
	public static function of( string $name, array $handler, Can $can, string $nonce, ?string $also = null ): self {
		return new self( $name, $handler, $can, $nonce, $also, S::object( array() ), S::record( array() ) );
	}

	/** What is sent as form fields, besides action and nonce. */
	public function body( Shape $body ): self {
		return new self( $this->name, $this->handler, $this->can, $this->nonce, $this->also, $body, $this->answer );
	}

	/** What `data` is in an answer with success true. */
	public function returns( Shape $answer ): self {
		return new self( $this->name, $this->handler, $this->can, $this->nonce, $this->also, $this->body, $answer );
	}

	/** As it is sent: `userfeedback_get_addons`. */
	public function action(): string {
		return self::PREFIX . $this->name;
	}

	/** What the nonce is made for. */
	public function nonceAction(): string {
		return self::PREFIX . $this->nonce;
	}
}
