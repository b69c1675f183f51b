<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One line of the table of admin-ajax actions. Its shapes are made when they are asked for. */
final class AjaxAction {

	public const PREFIX = 'userfeedback_';

	/** @var (Closure(): Shape)|null */
	private ?Closure $body = null;

	/** @var (Closure(): Shape)|null */
	private ?Closure $answer = null;

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
		public readonly ?string $also
	) {}

	/** @param array{class-string, string} $handler */
	public static function of( string $name, array $handler, Can $can, string $nonce, ?string $also = null ): self {
		return new self( $name, $handler, $can, $nonce, $also );
	}

	/**
	 * What is sent as form fields, besides action and nonce.
	 *
	 * @param Closure(): Shape $shape
	 */
	public function body( Closure $shape ): self {
		$this->body = $shape;
		return $this;
	}

	/**
	 * What `data` is in an answer with success true.
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

	/** As it is sent: `userfeedback_get_addons`. */
	public function action(): string {
		return self::PREFIX . $this->name;
	}

	/** What the nonce is made for. */
	public function nonceAction(): string {
		return self::PREFIX . $this->nonce;
	}
}
