<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The current contents of the inbox: facts that are true, except dismissed ones. */
final class Inbox {

	/** @var list<Notification>|null */
	private ?array $told = null;

	/** @param Closure(): list<Fact> $facts called on demand. */
	public function __construct( private readonly Closure $facts, private readonly DismissedRepository $dismissed ) {}

	/** @return list<Notification> */
	public function open(): array {
		return array_values( array_filter( $this->told(), fn( Notification $one ): bool => ! $this->dismissed->has( $one->id ) ) );
	}

	/** @return list<Notification> */
	public function dismissed(): array {
		return array_values( array_filter( $this->told(), fn( Notification $one ): bool => $this->dismissed->has( $one->id ) ) );
	}

	/** Returns null if the current user has no such notification. */
	public function find( string $id ): ?Notification {
		return array_column( $this->told(), null, 'id' )[ $id ] ?? null;
	}

	/** Returns the one whose button was pressed; dismissed ones have none. */
	public function withAction( string $action ): ?Notification {
		return array_column( $this->open(), null, 'action' )[ $action ] ?? null;
	}

	public function dismiss( Notification ...$seen ): void {
		$this->dismissed->add( ...array_column( $seen, 'id' ) );
	}

	/** @return list<Notification> those that need attention first. */
	private function told(): array {
		return $this->told ??= array_merge( ...array_map( static fn( Fact $fact ): array => $fact->tell(), ( $this->facts )() ) );
	}
}
