<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ajax;

use Closure;
use LogicException;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * An admin-ajax action that a class declares. Its shapes are built on request. The index has a copy without shapes, as of routes.
 *
 * @phpstan-type Row array{string, class-string, string, Permission, string, string|null}
 */
final class AjaxAction {

	public const PREFIX = 'userfeedback_';

	public const ADDONS  = 'addons';
	public const PLUGINS = 'plugins';
	public const LICENSE = 'license';
	public const BLURB   = 'blurb';
	public const NOTICES = 'notices';
	public const GOOGLE  = 'google';

	/** Groups of actions that share a nonce. The boot data contains one nonce for each. */
	public const NONCES = array( self::ADDONS, self::PLUGINS, self::LICENSE, self::BLURB, self::NOTICES, self::GOOGLE );

	/** @var (Closure(): Shape)|null */
	private ?Closure $body = null;

	/** @var (Closure(): Shape)|null */
	private ?Closure $answer = null;

	private bool $isIndexed = false;

	/** The action with its shapes, once an action of the index needed them. */
	private ?self $declared = null;

	/**
	 * @param array{class-string, string} $handler
	 * @param string                      $nonce group of actions that share a nonce.
	 * @param string|null                 $also  a WordPress capability required in addition to the plugin's.
	 */
	private function __construct(
		public readonly string $name,
		public readonly array $handler,
		public readonly Permission $permission,
		public readonly string $nonce,
		public readonly ?string $also
	) {}

	/** @param array{class-string, string} $handler */
	public static function of( string $name, array $handler, Permission $can, string $nonce, ?string $also = null ): self {
		return new self( $name, $handler, $can, $nonce, $also );
	}

	/**
	 * Returns an action of the index, which has no shapes of its own.
	 *
	 * @param Row $row name, class, its method, permission, nonce, and the additional capability.
	 */
	public static function indexed( array $row ): self {
		[ $name, $className, $handler, $can, $nonce, $also ] = $row;

		$action            = new self( $name, array( $className, $handler ), $can, $nonce, $also );
		$action->isIndexed = true;
		return $action;
	}

	/** @return Row the action without its shapes, for the index. */
	public function row(): array {
		return array( $this->name, ...$this->handler, $this->permission, $this->nonce, $this->also );
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
		$body = $this->declared()->body;
		return null === $body ? Schema::object( array() ) : $body();
	}

	public function answerShape(): Shape {
		$answer = $this->declared()->answer;
		return null === $answer ? Schema::record( array() ) : $answer();
	}

	/** Returns the name as sent: `userfeedback_get_addons`. */
	public function action(): string {
		return self::PREFIX . $this->name;
	}

	/** Returns the action of the nonce. */
	public function nonceAction(): string {
		return self::PREFIX . $this->nonce;
	}

	private function declared(): self {
		return $this->isIndexed ? $this->declared ??= $this->fromClass() : $this;
	}

	private function fromClass(): self {
		$className = $this->handler[0];
		/** @var list<self> $actions */
		$actions = method_exists( $className, 'actions' ) ? $className::actions() : array();
		foreach ( $actions as $action ) {
			if ( $this->name === $action->name ) {
				return $action;
			}
		}
		throw new LogicException( "$className doesn't declare {$this->name}." );
	}
}
