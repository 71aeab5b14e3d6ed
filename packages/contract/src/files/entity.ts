import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { FILE_MEDIA_TYPES } from './media-types.ts';

/** Who added a file: the client it belongs to, or the company. */
export const FILE_SOURCES = ['client', 'company'] as const;

/** The fields of every stored file. Its content is read through a link. */
export const fileFields = {
  file_name: z.string(),
  /** Detected from the content, not from the name. */
  media_type: z.enum(FILE_MEDIA_TYPES),
  byte_size: z.int().positive(),
  source: z.enum(FILE_SOURCES),
  created_at: instantField,
};

/** A link to one file, usable by anyone until it expires. */
export const fileLinkSchema = z.object({
  /** A path of this API, with its signature. */
  url: z.string(),
  expires_at: instantField,
});

export type FileSource = (typeof FILE_SOURCES)[number];
export type FileLink = z.output<typeof fileLinkSchema>;
