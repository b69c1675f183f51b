<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is in the inbox now: what holds, apart from that what was dismissed. */
final class Inbox {

	/** @var list<Notification>|null */
	private ?array $told = null;

	/** @param Closure(): list<Fact> $facts asked for when somebody looks. */
	public function __construct( private readonly Closure $facts, private readonly DismissedRepository $dismissed ) {}

	/** @return list<Notification> */
	public function open(): array {
		return array_values( array_filter( $this->told(), fn( Notification $one ): bool => ! $this->dismissed->has( $one->id ) ) );
	}

	/** @return list<Notification> */
	public function dismissed(): array {
		return array_values( array_filter( $this->told(), fn( Notification $one ): bool => $this->dismissed->has( $one->id ) ) );
	}

	/** Null where the current user is told of no such thing. */
	public function find( string $id ): ?Notification {
		return array_column( $this->told(), null, 'id' )[ $id ] ?? null;
	}

	/** That whose button was pressed; what was dismissed has none. */
	public function withAction( string $action ): ?Notification {
		return array_column( $this->open(), null, 'action' )[ $action ] ?? null;
	}

	public function dismiss( Notification ...$seen ): void {
		$this->dismissed->add( ...array_column( $seen, 'id' ) );
	}

	/** @return list<Notification> what needs attention first. */
	private function told(): array {
		return $this->told ??= array_merge( ...array_map( static fn( Fact $fact ): array => $fact->tell(), ( $this->facts )() ) );
	}
}
