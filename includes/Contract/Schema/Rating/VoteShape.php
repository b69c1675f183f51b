<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Rating;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A vote from a visitor's browser, and the response to it. */
final class VoteShape {

	/** One vote per token, which the browser creates and stores. Another vote with it changes the first, null withdraws it. */
	public static function vote(): Shape {
		return S::object(
			array(
				'rating' => S::integer()->min( 1 )->max( Limits::STARS )->nullable()->required(),
				'token'  => S::uuid()->required(),
				'nonce'  => self::nonce()->required(),
			)
		)->named( 'Vote' );
	}

	public static function counted(): Shape {
		return S::record(
			array(
				'average' => self::average(),
				'total'   => S::integer()->min( 0 ),
				'rating'  => S::integer()->min( 1 )->max( Limits::STARS )->nullable(), // The stored vote of this token.
			)
		)->named( 'CountedVote' );
	}

	/** The reason for a low vote. Accepted only for an existing vote if the owner asks for reasons; a new one replaces it. */
	public static function reason(): Shape {
		return S::object(
			array(
				'token'   => S::uuid()->required(),
				'nonce'   => self::nonce()->required(),
				'text'    => S::string()->min( 1 )->max( Limits::REASON )->required(),
				'website' => S::string()->max( Limits::URL ), // A honeypot, hidden from people; only bots fill it in.
			)
		)->named( 'VoteReason' );
	}

	/** For cached pages: current numbers and a currently valid key. */
	public static function state(): Shape {
		return S::record(
			array(
				'average' => self::average(),
				'total'   => S::integer()->min( 0 ),
				'nonce'   => S::string(),
			)
		)->named( 'RatingOfPost' );
	}

	/** Two decimal places; null without votes. */
	public static function average(): Shape {
		return S::number()->min( 1 )->max( Limits::STARS )->nullable();
	}

	/** It is bound to the post, not to a visitor, and does not expire. */
	private static function nonce(): Shape {
		return S::string()->min( 1 )->max( 200 );
	}
}
