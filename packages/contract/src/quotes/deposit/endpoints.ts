import { z } from 'zod';
import { defineEndpoint } from '../../http/endpoint.ts';
import { quoteSchema } from '../entity.ts';
import { recordDepositRequest, refundDepositRequest, takeDepositBackRequest } from './requests.ts';

const tag = 'Quotes';
const params = z.strictObject({ id: z.uuid() });

/** Payments and refunds of deposits. */
export const quoteDepositEndpoints = {
  recordDeposit: defineEndpoint({
    name: 'recordDeposit',
    method: 'POST',
    path: 'quotes/:id/deposit/',
    tag,
    summary: 'Record that a deposit, or a part of it, was paid',
    access: 'office',
    params,
    body: recordDepositRequest,
    responses: { 201: quoteSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  takeDepositBack: defineEndpoint({
    name: 'takeDepositBack',
    method: 'POST',
    path: 'quotes/:id/deposit/take_back/',
    tag,
    summary: 'Take back a payment of a deposit that was recorded by mistake; it is due again',
    access: 'office',
    params,
    body: takeDepositBackRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
  refundDeposit: defineEndpoint({
    name: 'refundDeposit',
    method: 'POST',
    path: 'quotes/:id/deposit/refunds/',
    tag,
    summary: 'Record that what is held of a deposit was paid back',
    access: 'office',
    params,
    body: refundDepositRequest,
    responses: { 201: quoteSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
} as const;
