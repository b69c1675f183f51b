<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One row of the table of admin-ajax actions. Its shapes are built on request. */
final class AjaxAction {

	public const PREFIX = 'userfeedback_';

	/** @var (Closure(): Shape)|null */
	private ?Closure $body = null;

	/** @var (Closure(): Shape)|null */
	private ?Closure $answer = null;

	/**
	 * @param array{class-string, string} $handler
	 * @param string                      $nonce group of actions that share a nonce.
	 * @param string|null                 $also  a WordPress capability required in addition to the plugin's.
	 */
	private function __construct(
		public readonly string $name,
		public readonly array $handler,
		public readonly Can $can,
		public readonly string $nonce,
		public readonly ?string $also
	) {}

	/** @param array{class-string, string} $handler */
	public static function of( string $name, array $handler, Can $can, string $nonce, ?string $also = null ): self {
		return new self( $name, $handler, $can, $nonce, $also );
	}

	/**
	 * Sets the shape of the form fields, without action and nonce.
	 *
	 * @param Closure(): Shape $shape
	 */
	public function body( Closure $shape ): self {
		$this->body = $shape;
		return $this;
	}

	/**
	 * Sets the shape of `data` in a successful response.
	 *
	 * @param Closure(): Shape $shape
	 */
	public function returns( Closure $shape ): self {
		$this->answer = $shape;
		return $this;
	}

	public function bodyShape(): Shape {
		return null === $this->body ? S::object( array() ) : ( $this->body )();
	}

	public function answerShape(): Shape {
		return null === $this->answer ? S::record( array() ) : ( $this->answer )();
	}

	/** Returns the name as sent: `userfeedback_get_addons`. */
	public function action(): string {
		return self::PREFIX . $this->name;
	}

	/** Returns the action of the nonce. */
	public function nonceAction(): string {
		return self::PREFIX . $this->nonce;
	}
}
